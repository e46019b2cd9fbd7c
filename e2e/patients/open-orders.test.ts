import { Role } from "@restride/domain/access/roles.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { orderDevices } from "@restride/dev-env/small-clinics/orders.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdBack } from "../hold-back.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const lived = {
  addressline1: "1 Old Lane",
  addressline2: "",
  city: "Oak Park",
  state: "IL",
  zip: "60302",
  country: "US",
};

test("open orders follow a new address where they are ticked; the question before deactivating names what is open", async () => {
  const { world } = journey;
  await world.owner.query("update patients set ship_address = $1 where patient_id = $2", [lived, small.patient(0, 2)]);
  const [going, staying] = [await orderDevices(world, 0, 2, 1), await orderDevices(world, 0, 2, 1)];
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), {
    at: `/patient/edit/info?id=${small.patient(0, 2)}`,
  });
  const dialog = page.getByRole("dialog", { name: "Ship address" });
  const boxes = dialog.getByRole("checkbox");
  await step("what waits to be sent is named beside the address, and all of it is ticked", async () => {
    await page.getByText("2 devices wait to be sent here.").waitFor();
    await button(page, "Edit ship address").click();
    await dialog
      .getByText(`Knee Motion Sensor, order Pending since ${formatUs(world.today())}`)
      .first()
      .waitFor();
    await soon(() => boxes.evaluateAll((all: HTMLInputElement[]) => all.map((box) => box.checked))).toEqual([
      true,
      true,
    ]);
  });
  await step("one is left out, and keeps where it goes", async () => {
    await dialog.getByRole("textbox", { name: "Address line 1" }).fill("9 Meadow Walk");
    await dialog.getByRole("textbox", { name: "City" }).fill("Madison");
    await dialog.getByRole("textbox", { name: "Zip" }).fill("53711");
    await dialog.getByRole("combobox", { name: "State" }).selectOption("WI");
    await boxes.nth(1).uncheck();
    await takeScreens(page, "patient-open-orders");
    await dialog.getByRole("button", { name: "Save" }).click();
    await isTold(page, "Ship address saved.");
    const { rows } = await world.owner.query(
      "select order_id, ship_address is null as follows from device_orders where order_id = any($1) order by ordered_at, order_id",
      [[going, staying]],
    );
    expect(rows).toEqual([
      { order_id: going, follows: true },
      { order_id: staying, follows: false },
    ]);
    await page.getByText("Knee Motion Sensor waits to be sent here.").waitFor();
  });
  await step("who saves before the open orders are there takes those along that follow", async () => {
    const comesOn = await holdBack(page, "getOpenOfPatient");
    await page.reload();
    await button(page, "Edit ship address").click();
    await dialog.getByRole("textbox", { name: "Address line 1" }).fill("10 Meadow Walk");
    await dialog.getByRole("button", { name: "Save" }).click();
    await isTold(page, "Ship address saved.");
    comesOn();
    const { rows } = await world.owner.query(
      "select ship_address is null as follows from device_orders where order_id = $1",
      [going],
    );
    expect(rows).toEqual([{ follows: true }]);
  });
  await step("the question before deactivating says that two orders are Pending", async () => {
    await page.getByRole("switch", { name: "Active" }).click();
    await page.getByRole("dialog").getByText("2 orders Pending").waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
