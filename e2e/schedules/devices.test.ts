import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button, row } from "./schedule-screens.ts";

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

test("staff change a device, order it again and take it out", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: pathOfPatient(1) });
  const surgery = formatUs(addDays(journey.world.today(), -10));
  await step(
    "B050 B177: the page of devices has its title, breadcrumb and columns, and SAVE waits for a change",
    async () => {
      await page.getByRole("link", { name: "EDIT MEASUREMENT SCHEDULE" }).click();
      await arrivesAt(page, path);
      await page
        .getByRole("heading", { name: `DEVICE SCHEDULE (Pat1 Clinic1 - Surgery Date: ${surgery})`, exact: true })
        .waitFor();
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
      await soon(() => crumbs.innerText()).toBe("Patients\nDevices");
      const heads = await page.getByText("DEVICES", { exact: true }).locator("..").locator("> span").allTextContents();
      expect(heads.filter((head) => /^[A-Z]+$/.test(head))).toEqual(["DEVICES", "SCHEDULE", "ACTIONS"]);
      await soon(() => button(page, "SAVE").isDisabled()).toBe(true);
    },
  );
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
  await step(
    "of what is back nobody asks the return: neither when it is ordered again nor when it is taken out",
    async () => {
      const stands =
        "update patient_devices set status = $2 where patient_id = $1 and status in ('Pending', 'Returned')";
      await journey.world.owner.query(stands, [small.patient(0, 1), "Returned"]);
      await page.reload();
      await button(page, `Reorder ${sensor}`).click();
      await page.getByRole("dialog").getByText("keeps its readings, is back already", { exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await button(page, `Remove ${sensor}`).click();
      await page.getByText(`${sensor} keeps its readings. It is back already.`, { exact: true }).waitFor();
      await button(page, `Undo the change of ${sensor}`).click();
      await journey.world.owner.query(stands, [small.patient(0, 1), "Pending"]);
      await page.reload();
    },
  );
  await step("B153: what waits to be sent is not ordered again", async () => {
    await button(page, `Reorder ${sensor}: Order status is in Pending state`).waitFor();
  });
  await step("what the vendor refused says so, and why where the vendor said it", async () => {
    const stands = "update patient_devices set status = $2 where patient_id = $1 and status in ('Pending', 'fail')";
    await journey.world.owner.query(stands, [small.patient(0, 1), "fail"]);
    await page.reload();
    await page.getByText("refused by the vendor", { exact: true }).first().waitFor();
    await button(page, `Reorder ${sensor}: Order status is in fail state`).waitFor();
    await journey.world.owner.query(stands, [small.patient(0, 1), "Pending"]);
    await page.reload();
  });
  await step(
    "B421 B052: the times a day are 1 to 4; a change is shown, saved, and leads back to the patient",
    async () => {
      await button(page, `Edit ${sensor}`).click();
      const form = page.getByRole("form", { name: `Edit ${sensor}` });
      const times = form.getByLabel("Time");
      await soon(() => times.getByRole("option").allTextContents()).toEqual([
        "1× a day",
        "2× a day",
        "3× a day",
        "4× a day",
      ]);
      await times.selectOption({ label: "2× a day" });
      await button(form, "Save").click();
      await page.getByText("2× a day instead of 1× a day, from today").waitFor();
      await takeScreens(page, "schedule-devices-changed");
      await button(page, "SAVE").click();
      const dialog = page.getByRole("dialog", { name: /Save 1 change/ });
      await dialog.getByText("2× a day instead of 1× a day, from today").waitFor();
      await button(dialog, "Save 1 change").click();
      await arrivesAt(page, pathOfPatient(1));
      await isTold(page, "Schedule saved.");
    },
  );
  await step("what is taken out ends, its order is withdrawn", async () => {
    await page.goto(path);
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

test("B390: devices that could not be fetched are told, and asked again", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: pathOfPatient(2) });
  const answers = { isDown: true, says: "" };
  await page.route("**/graphql", async (route) => {
    const isAsked = route.request().postData()?.includes("getDeviceSchedule");
    if (!isAsked || !answers.isDown) return route.fallback();
    if (answers.says === "") return route.abort();
    const failed = { status: "fail", message: answers.says, schedules: null };
    return route.fulfill({ json: { data: { getDeviceSchedule: failed } } });
  });
  await page.getByRole("link", { name: "EDIT MEASUREMENT SCHEDULE" }).click();
  await page.getByText("Server Exception: can't fetch data").waitFor();
  answers.says = "Broken.";
  await page.reload();
  await page.getByText("Server error: can't fetch data").waitFor();
  answers.isDown = false;
  await button(page, "Try again").click();
  await row(page, sensor).waitFor();
  await leave();
});
