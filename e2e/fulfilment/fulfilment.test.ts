import { Role } from "@restride/domain/access/roles.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { orderDevices } from "@restride/dev-env/small-clinics/orders.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let first: string;
const [customer, patient, item, line] = [
  small.customers[0],
  small.patient(0, 2),
  small.deviceItem(0, 2),
  small.draft(0, 2),
];
/** Adds two pending orders, and a delivered device that sends no readings. */
test.beforeAll(async ({ journey }) => {
  const { world } = journey;
  await orderDevices(world, 1, 2, 1);
  world.clock.advance(1_000);
  first = await orderDevices(world, 0, 1, 3);
  await world.owner.query("delete from device_readings where item_id = $1", [item]);
  await world.owner.query("update patient_devices set delivered_on = $2 where item_id = $1", [item, world.today()]);
  await world.owner.query(
    `insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
      values ($1, $2, $3, $4, $5, 'silent', now(), now(), 'Rule')`,
    [customer, patient, item, line, small.order(0, 2)],
  );
  await world.owner.query(
    `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at)
      values ($1, $2, $3, 'Patient Technical', 'It is silent', 'It was delivered.', now(), now())`,
    [customer, line, patient],
  );
  const address = { line1: "1 Lake St", city: "Chicago", state: "IL", zip: "60614" };
  await world.owner.query("update customers set address = $2 where customer_id = $1", [customer, address]);
});

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "States of orders" }).getByRole("button", { name });
const devices = (page: Page) => page.getByRole("region", { name: "Devices" });
const tick = (page: Page, at: number) => devices(page).getByRole("row").nth(at).getByRole("checkbox");
const silent = (page: Page) => page.getByRole("dialog", { name: "Silent devices" });

test("a company admin fulfils an order, and follows a device that sends nothing", async ({ journey }) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/fulfillment" });
  await step("a row opens its order; J and K go on to the others", async () => {
    await page.getByRole("table").getByText("Pat1 Clinic1").click();
    await waitForAddress(page, `/fulfillment/${first}`);
    await page.getByRole("heading", { name: "Pat1 Clinic1", level: 1 }).waitFor();
    await page.getByText("1 of 2", { exact: true }).waitFor();
    await page.keyboard.press("j");
    await page.getByRole("heading", { name: "Pat2 Clinic2", level: 1 }).waitFor();
    await page.keyboard.press("k");
    await page.getByRole("heading", { name: "Pat1 Clinic1", level: 1 }).waitFor();
  });
  await step(
    "C143 C144: some of the devices are shipped, and the order stays Pending; without consent that is asked",
    async () => {
      await tick(page, 1).check();
      await page.getByLabel("Gateway ID").fill("7c2109ae44b0");
      await page.getByLabel("Tracking URL").fill("https://track.example/1Z9994417");
      await button(page, "Mark As Shipped").click();
      const dialog = page.getByRole("dialog", { name: "Consent is not signed. Ship anyway?" });
      await dialog.getByRole("button", { name: "Ship anyway" }).click();
      await waitForNotice(page, "Device(s) marked as shipped");
      await page.getByText("1 of 3 shipped", { exact: true }).waitFor();
      await soon(() => page.getByLabel("Gateway ID").inputValue()).toBe("7C21-09AE-44B0");
      await page.getByRole("region", { name: "What happened" }).getByText("Knee Motion Sensor: Shipped").waitFor();
    },
  );
  await step("C230 C281 C282: a device is deleted after a question, with a note", async () => {
    await devices(page).getByRole("button", { name: "Actions for Knee Motion Sensor" }).first().click();
    await page.getByRole("menuitem", { name: "Delete device" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete Knee Motion Sensor from this order?" });
    await dialog.getByLabel("Note").fill("Patient has one at home");
    await dialog.getByRole("button", { name: "Delete device" }).click();
    await waitForNotice(page, "Device marked as deleted");
    await page.getByText("1 of 2 shipped", { exact: true }).waitFor();
    await devices(page).getByText("Device Knee Motion Sensor is deleted: Patient has one at home").waitFor();
  });
  await step("a wrong click is taken back by a line of its own, for a reason", async () => {
    await button(page, "Take back: Knee Motion Sensor: Shipped").click();
    const dialog = page.getByRole("dialog", { name: "Take this line back?" });
    await dialog.getByLabel("Reason").fill("Wrong box");
    await dialog.getByRole("button", { name: "Take back" }).click();
    await waitForNotice(page, "Corrected.");
    await page.getByText("0 of 2 shipped", { exact: true }).waitFor();
    await page.getByRole("region", { name: "What happened" }).getByText("“Wrong box”").waitFor();
  });
  await step("C144: once nothing is left the order stands under Shipped; Back finds the list as it was", async () => {
    await page.getByLabel("Select all that can be sent").check();
    await button(page, "Mark As Shipped").click();
    await page.getByRole("button", { name: "Ship anyway" }).click();
    await page.getByText("2 of 2 shipped", { exact: true }).waitFor();
    await button(page, "Back").click();
    await waitForAddress(page, "/fulfillment");
    await expect.poll(() => tab(page, "Pending").innerText()).toMatch(/Pending\s*1/);
    await page.getByText("1 order", { exact: true }).waitFor();
    await tab(page, "Shipped").click();
    await waitForAddress(page, "/fulfillment?status=Shipped");
    await page.getByRole("table").getByText("Pat1 Clinic1").first().waitFor();
  });
  await step("a device that sends nothing leads to its patient in the clinic, and to its return slip", async () => {
    await button(page, "1 silent device").click();
    await silent(page).getByText("Pat2 Clinic1", { exact: true }).waitFor();
    await soon(() => silent(page).getByRole("row").nth(1).innerText()).toMatch(
      new RegExp(`${formatUs(journey.world.today())}\\s+C-\\d+`),
    );
    await takeScreens(page, "fulfilment-silent");
    await silent(page).getByRole("button", { name: "Pat2 Clinic1" }).click();
    await waitForAddress(page, `/patient/${patient}`);
    await page.getByRole("heading", { name: "Pat2 Clinic1", level: 1 }).waitFor();
    await page.goBack();
    await button(page, "1 silent device").click();
    await silent(page).getByRole("link", { name: "Knee Motion Sensor" }).click();
    await waitForAddress(page, `/fulfillment/${small.order(0, 2)}?device=${item}`);
    await button(page, "Return slip").click();
    const slip = page.getByRole("dialog", { name: "Return slip" });
    await slip.getByText("1 Lake St", { exact: true }).waitFor();
    expect(await slip.innerText()).not.toContain("Pat2");
    await takeScreens(page, "fulfilment-slip");
    await page.keyboard.press("Escape");
    await page.emulateMedia({ media: "print" });
    await page.getByRole("button", { name: "Print" }).waitFor({ state: "hidden" });
  });
  expect(problems).toEqual([]);
});
