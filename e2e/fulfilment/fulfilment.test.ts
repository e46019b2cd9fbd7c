import { Role } from "@restride/domain/access/roles.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { orderDevices } from "@restride/dev-env/small-clinics/orders.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let first: string;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
  await orderDevices(journey.world, 1, 2, 1);
  journey.world.clock.advance(1_000);
  first = await orderDevices(journey.world, 0, 1, 3);
});
afterEach(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "States of orders" }).getByRole("button", { name });
const devices = (page: Page) => page.getByRole("region", { name: "Devices" });
const tick = (page: Page, at: number) => devices(page).getByRole("row").nth(at).getByRole("checkbox");
const hint = (page: Page, text: string) =>
  page.getByRole("form", { name: "Shipment" }).getByText(text, { exact: true }).waitFor();

test("a company admin fulfils an order", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/fulfillment" });
  await step("C090 C091: a row opens its order: devices, shipment, address, details; J and K go on", async () => {
    await page.getByRole("table").getByText("Pat1 Clinic1").click();
    await arrivesAt(page, `/fulfillment/${first}`);
    await page.getByRole("heading", { name: "Pat1 Clinic1", level: 1 }).waitFor();
    await page.getByText("1 of 2", { exact: true }).waitFor();
    await page.getByRole("region", { name: "Details" }).waitFor();
    await page.getByRole("region", { name: "Shipping address" }).waitFor();
    await tick(page, 1).waitFor();
    for (const field of ["Gateway ID", "Tracking URL", "Note"]) await page.getByLabel(field).waitFor();
    await button(page, "Mark As Shipped").waitFor();
    await page.keyboard.press("j");
    await page.getByRole("heading", { name: "Pat2 Clinic2", level: 1 }).waitFor();
    await page.keyboard.press("k");
    await page.getByRole("heading", { name: "Pat1 Clinic1", level: 1 }).waitFor();
  });
  await step(
    "C161 C162 C163 C164 C165: what is missing is said, and fields say what is wrong when they are left",
    async () => {
      await hint(page, "Please select at least one device from the list above to order");
      await soon(() => button(page, "Mark As Shipped").isDisabled()).toBe(true);
      await tick(page, 1).check();
      await hint(page, "Fill Gateway ID and Tracking URL");
      await page.getByLabel("Gateway ID").fill("A477-190C-52F0-9");
      await page.getByLabel("Tracking URL").fill("1Z");
      await page.getByLabel("Note").focus();
      await page.getByText("Gateway ID should be exactly 12 alphanumeric characters (0-9, a-z, A-Z).").waitFor();
      await page.getByText("Invalid URL", { exact: true }).waitFor();
    },
  );
  await step("C143 C144: some are shipped; without consent that is asked", async () => {
    await page.getByLabel("Gateway ID").fill("7c2109ae44b0");
    await page.getByLabel("Tracking URL").fill("https://track.example/1Z9994417");
    await button(page, "Mark As Shipped").click();
    const dialog = page.getByRole("dialog", { name: "Consent is not signed. Ship anyway?" });
    await dialog.getByRole("button", { name: "Ship anyway" }).click();
    await isTold(page, "Device(s) marked as shipped");
    await page.getByText("1 of 3 shipped", { exact: true }).waitFor();
    await soon(() => page.getByLabel("Gateway ID").inputValue()).toBe("7C21-09AE-44B0");
    await page.getByRole("region", { name: "What happened" }).getByText("Knee Motion Sensor: Shipped").waitFor();
  });
  await step("C230 C281 C282: a device is deleted after a question, with a note", async () => {
    await devices(page).getByRole("button", { name: "Actions for Knee Motion Sensor" }).first().click();
    await page.getByRole("menuitem", { name: "Delete device" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete Knee Motion Sensor from this order?" });
    await dialog.getByLabel("Note").fill("Patient has one at home");
    await dialog.getByRole("button", { name: "Delete device" }).click();
    await isTold(page, "Device marked as deleted");
    await page.getByText("1 of 2 shipped", { exact: true }).waitFor();
    await devices(page).getByText("Device Knee Motion Sensor is deleted: Patient has one at home").waitFor();
  });
  await step("C155 C281: the address has its own words, and says what keeps the old one", async () => {
    await button(page, "Edit").click();
    const dialog = page.getByRole("dialog", { name: /Shipping address/ });
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Please enter address.", { exact: true }).waitFor();
    await dialog.getByText("Please select state.", { exact: true }).waitFor();
    await dialog.getByRole("textbox", { name: "Address" }).fill("77 Marigold Court");
    await dialog.getByLabel("City").fill("Madison");
    await dialog.getByLabel("State").selectOption("Wisconsin");
    await dialog.getByLabel("Zip").fill("53711");
    await dialog.getByRole("button", { name: "Save" }).click();
    await isTold(page, "Address updated");
    await page.getByRole("region", { name: "Shipping address" }).getByText("77 Marigold Court").waitFor();
  });
  await step("a wrong click is taken back by a line of its own, for a reason", async () => {
    await button(page, "Take back: Knee Motion Sensor: Shipped").click();
    const dialog = page.getByRole("dialog", { name: "Take this line back?" });
    await dialog.getByRole("button", { name: "Take back" }).click();
    await dialog.getByText("Please say what was wrong.").waitFor();
    await dialog.getByLabel("Reason").fill("Wrong box");
    await dialog.getByRole("button", { name: "Take back" }).click();
    await isTold(page, "Corrected.");
    await page.getByText("0 of 2 shipped", { exact: true }).waitFor();
    await page.getByRole("region", { name: "What happened" }).getByText("“Wrong box”").waitFor();
  });
  await step(
    "C279 C280 C281: what the server refuses is said in its words, and what never came through as 'Network error'",
    async () => {
      const order = await orderDevices(journey.world, 0, 3, 1);
      const saveGateway = async (id: string): Promise<void> => {
        await tick(page, 1).check();
        await page.getByLabel("Gateway ID").fill(id);
        await page.getByLabel("Tracking URL").fill("https://track.example/2");
        await button(page, "Save").click();
      };
      await saveGateway("7C21-09AE-44B2");
      await isTold(page, "Order saved.");
      await page.goto(`/fulfillment/${order}`);
      await saveGateway("7C21-09AE-44B2");
      await page.getByText("7C21-09AE-44B2 is with Pat1 Clinic1. A gateway serves one open order.").waitFor();
      await page.route("**/graphql", (route) => route.abort());
      await page.getByLabel("Gateway ID").fill("7C21-09AE-44B1");
      await button(page, "Save").click();
      await isTold(page, "Network error");
      await page.unroute("**/graphql");
      await page.goto(`/fulfillment/${first}`);
    },
  );
  await step("C144: once nothing is left the order stands under Shipped; Back finds the list as it was", async () => {
    await page.getByLabel("Select all that can be sent").check();
    await button(page, "Mark As Shipped").click();
    await page.getByRole("button", { name: "Ship anyway" }).click();
    await page.getByText("2 of 2 shipped", { exact: true }).waitFor();
    await button(page, "Back").click();
    await arrivesAt(page, "/fulfillment");
    await expect.poll(() => tab(page, "Pending").innerText()).toMatch(/Pending\s*2/);
    await tab(page, "Shipped").click();
    await arrivesAt(page, "/fulfillment?status=Shipped");
    await page.getByRole("table").getByText("Pat1 Clinic1").first().waitFor();
  });
  await leave();
});

test("devices that send nothing are listed with their patient and case, which are opened in their clinic", async () => {
  const { world } = journey;
  const [customer, patient, item, line] = [
    small.customers[0],
    small.patient(0, 2),
    small.deviceItem(0, 2),
    small.draft(0, 2),
  ];
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
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/fulfillment" });
  await button(page, "1 silent device").click();
  const dialog = page.getByRole("dialog", { name: "Silent devices" });
  await dialog.getByText("Pat2 Clinic1", { exact: true }).waitFor();
  await soon(() => dialog.getByRole("row").nth(1).innerText()).toMatch(
    new RegExp(`${formatUs(world.today())}\\s+C-\\d+`),
  );
  await takeScreens(page, "fulfilment-silent");
  await dialog.getByRole("button", { name: "Pat2 Clinic1" }).click();
  await arrivesAt(page, `/patient/${patient}`);
  await page.getByRole("heading", { name: "Pat2 Clinic1", level: 1 }).waitFor();
  await page.goBack();
  await button(page, "1 silent device").click();
  await dialog.getByRole("link", { name: "Knee Motion Sensor" }).click();
  await arrivesAt(page, `/fulfillment/${small.order(0, 2)}?device=${item}`);
  await page.getByRole("heading", { name: "Knee Motion Sensor", level: 1 }).waitFor();
  await button(page, "Return slip").click();
  const slip = page.getByRole("dialog", { name: "Return slip" });
  await slip.getByText("1 Lake St", { exact: true }).waitFor();
  expect(await slip.innerText()).not.toContain("Pat2");
  await takeScreens(page, "fulfilment-slip");
  await page.keyboard.press("Escape");
  await page.emulateMedia({ media: "print" });
  await page.getByRole("button", { name: "Print" }).waitFor({ state: "hidden" });
  await page.emulateMedia({ media: "screen" });
  expect(problems).toEqual([]);
  await leave();
});
