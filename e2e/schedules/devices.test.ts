import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";
import { button } from "./schedule-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const sensor = "Knee Motion Sensor";
const path = `/patient/deviceschedule/${small.patient(0, 1)}`;
const orders = async () =>
  (
    await journey.world.owner.query(
      "select status, reorder_reason as why from patient_devices where patient_id = $1 order by reorder_on nulls last",
      [small.patient(0, 1)],
    )
  ).rows;

test("staff order a device again, take it out, and take that back", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: pathOfPatient(1) });
  await page.getByRole("link", { name: "EDIT MEASUREMENT SCHEDULE" }).click();
  await arrivesAt(page, path);
  await step("B154 C234 C283 C324: what was delivered is ordered again after a question, with a reason", async () => {
    await button(page, `Reorder ${sensor}`).click();
    const dialog = page.getByRole("dialog", { name: "Do you want to reorder device?" });
    await dialog.getByLabel("Why").selectOption({ label: "Does not work" });
    await button(dialog, "Reorder").click();
    await isTold(
      page,
      "1 device: Order for the devices has been received. Notification regarding the shipment of the device will be sent once devices are shipped.",
    );
    expect(await orders()).toEqual([
      { status: "Delivered", why: "Does not work" },
      { status: "Pending", why: null },
    ]);
  });
  await step("what is taken out ends, its order is withdrawn", async () => {
    await button(page, `Reorder ${sensor}: Order status is in Pending state`).waitFor();
    await button(page, `Remove ${sensor}`).click();
    await page.getByText(`The order of ${sensor} is withdrawn.`).waitFor();
    await button(page, "SAVE").click();
    await button(page.getByRole("dialog"), "Save 1 change").click();
    await arrivesAt(page, pathOfPatient(1));
    expect((await orders()).map(({ status }) => status)).toEqual(["Delivered", "Deleted"]);
  });
  await step("the change is among those of the last 30 days, and is taken back", async () => {
    await button(page, "Changes").click();
    const dialog = page.getByRole("dialog", { name: "Changes of the last 30 days" });
    await dialog.getByRole("row").nth(1).getByText("Device schedule changed").waitFor();
    await button(dialog.getByRole("row").nth(1), "Undo").click();
    const undoing = page.getByRole("dialog", { name: /Undo the change of/ });
    await undoing.getByText("1 item").waitFor();
    await undoing.getByText("One device is ordered anew, status Pending.", { exact: true }).waitFor();
    await button(undoing, "Undo").click();
    await isTold(page, "The change is undone.");
    expect((await orders()).map(({ status }) => status).toSorted()).toEqual(["Deleted", "Delivered", "Pending"]);
  });
  expect(problems).toEqual([]);
  await leave();
});
