import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { signIn, signInPatient } from "@restride/dev-env/caller.ts";
import { toRowInput, changeExercises, exercisesOf } from "@restride/dev-env/small-clinics/programmes.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { expect } from "vitest";
import { button } from "../finders.ts";
import { barOf, pathOfPatient, tileOf } from "../calendar/patient.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { row } from "./schedule-screens.ts";

const running = pathOfPatient(1); // ten days after surgery

const sensor = "Knee Motion Sensor";
const devicePath = `/patient/deviceschedule/${small.patient(0, 1)}`;
const orders = async (journey: Journey) =>
  (
    await journey.world.owner.query(
      "select status, reorder_reason as reason from patient_devices where patient_id = $1 order by reorder_on nulls last",
      [small.patient(0, 1)],
    )
  ).rows;

const other = small.patient(0, 3);
const timesOf = async (journey: Journey, item: number): Promise<number> => {
  const { rows } = await journey.world.owner.query(
    "select times from item_revisions where item_id = $1 and valid_to is null",
    [small.exerciseItem(0, 3, item)],
  );
  return rows[0].times;
};

const surgeryDate = async (journey: Journey): Promise<string> => {
  const sql = "select surgery_date::text as day from patients where patient_id = $1";
  return (await journey.world.owner.query(sql, [small.patient(0, 2)])).rows[0].day;
};

test("a therapist changes a running programme while the patient does exercises and a colleague changes it too", async ({
  journey,
}) => {
  const { world } = journey;
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.physio), { at: running });
  const surgery = formatUs(addDays(world.today(), -10));
  await step("B048 B049: the patient's page leads to the exercise schedule", async () => {
    await page.getByRole("link", { name: "EDIT EXERCISE SCHEDULE" }).click();
    await waitForAddress(page, `/patient/schedule/${small.patient(0, 1)}`);
    await page
      .getByRole("heading", { name: `EXERCISE SCHEDULE (Pat1 Clinic1 - Surgery Date: ${surgery})`, exact: true })
      .waitFor();
    await row(page, "Quad Sets").getByText("0 of 9 days done").waitFor();
  });
  await step("one exercise is due more often, another ends", async () => {
    await button(page, "Edit Quad Sets").click();
    await page.getByRole("form", { name: "Edit Quad Sets" }).getByLabel("Daily").fill("3");
    await page.keyboard.press("Enter");
    await button(page, "Remove Heel Slides, Lying").click();
    await page.getByText("2 changes", { exact: true }).waitFor();
    await row(page, "Heel Slides, Lying").getByText("ends yesterday", { exact: true }).waitFor();
  });
  await step("B052: SAVE shows what it does first, then leads back to the patient", async () => {
    const phone = await signInPatient(world, smallPatientEmail(0, 1));
    const item = small.exerciseItem(0, 1, 1);
    for (const _ of [1, 2]) await phone.call(`mutation { recordExercise(input: { itemid: "${item}" }) { status } }`);
    await button(page, "SAVE").click();
    const dialog = page.getByRole("dialog", { name: /Save 2 changes/ });
    await dialog.getByText("3× a day instead of 2× a day, from today").waitFor();
    await dialog.getByText("ends yesterday; 0 of 9 days done is kept").waitFor();
    await dialog.getByText("From today on: 102 → 51 exercise days due.").waitFor();
    await button(dialog, "Save 2 changes").click();
    await waitForAddress(page, running);
    await waitForNotice(page, "Schedule saved.");
    await soon(() => barOf(tileOf(page, world.today()), "Exercise").count()).toBe(1);
  });
  await step("the calendar shows both: what was changed, and what the patient did", async () => {
    await soon(() => barOf(tileOf(page, world.today()), "Exercise").textContent()).toContain("0/1");
    const phone = await signInPatient(world, smallPatientEmail(0, 1));
    await phone.call(`mutation { recordExercise(input: { itemid: "${small.exerciseItem(0, 1, 1)}" }) { status } }`);
    await soon(() => barOf(tileOf(page, world.today()), "Exercise").textContent()).toContain("1/1");
  });
  await page.getByRole("link", { name: "EDIT MEASUREMENT SCHEDULE" }).click();
  await waitForAddress(page, devicePath);
  await step("B050 B051: questionnaires and devices have a page of their own at their address", async () => {
    for (const [path, title] of [
      ["questionnaireschedule", "QUESTIONNAIRE SCHEDULE"],
      ["deviceschedule", "DEVICE SCHEDULE"],
    ] as const) {
      await page.goto(`/patient/${path}/${small.patient(0, 1)}`);
      const name = `${title} (Pat1 Clinic1 - Surgery Date: ${surgery})`;
      await page.getByRole("heading", { name, exact: true }).waitFor();
    }
  });
  await step("B154 C234 C283 C324: what was delivered is ordered again after a question, with a reason", async () => {
    await button(page, `Reorder ${sensor}`).click();
    const dialog = page.getByRole("dialog", { name: "Do you want to reorder device?", exact: true });
    await dialog.getByLabel("Why").selectOption({ label: "Does not work" });
    await button(dialog, "Reorder").click();
    await waitForNotice(
      page,
      "1 device: Order for the devices has been received. Notification regarding the shipment of the device will be sent once devices are shipped.",
    );
    expect(await orders(journey)).toEqual([
      { status: "Delivered", reason: "Does not work" },
      { status: "Pending", reason: null },
    ]);
  });
  await step("what is taken out ends, its order is withdrawn", async () => {
    await button(page, `Reorder ${sensor}: Order status is in Pending state`).waitFor();
    await button(page, `Remove ${sensor}`).click();
    await page.getByText(`The order of ${sensor} is withdrawn.`).waitFor();
    await button(page, "SAVE").click();
    await button(page.getByRole("dialog"), "Save 1 change").click();
    await waitForAddress(page, pathOfPatient(1));
    expect((await orders(journey)).map(({ status }) => status)).toEqual(["Delivered", "Deleted"]);
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
    await waitForNotice(page, "The change is undone.");
    expect((await orders(journey)).map(({ status }) => status).toSorted()).toEqual(["Deleted", "Delivered", "Pending"]);
  });
  const at = `/patient/schedule/${other}`;
  await page.goto(at);
  await button(page, "Edit Quad Sets").click();
  await page.getByRole("form").getByLabel("Daily").fill("4");
  await page.keyboard.press("Enter");
  await button(page, "SAVE").click();
  const dialog = page.getByRole("dialog", { name: /Save 1 change/ });
  await dialog.waitFor();
  const colleague = await signIn(world, smallEmail(0, Role.admin));
  const { exercises, version } = await exercisesOf(colleague, other);
  const colleagueRows = exercises.map((each) =>
    toRowInput(each, each._id === small.exerciseItem(0, 3, 2) ? { time: 1 } : {}),
  );
  expect((await changeExercises(colleague, other, version, colleagueRows)).status).toBe("success");
  await button(dialog, "Save 1 change").click();
  await step("nothing is half done, and the difference is named", async () => {
    const alert = page.getByRole("alert").filter({ hasText: "The schedule changed while you looked. Look again." });
    await alert.getByText("Somebody else changed Heel Slides, Lying.").waitFor();
    expect(await timesOf(journey, 1)).toBe(2);
    await page.getByText("4× a day instead of 2× a day, from today").waitFor();
    await row(page, "Heel Slides, Lying").getByText("2 sets × 10 repeats · 1× a day").waitFor();
  });
  await step("saved again, both changes stand", async () => {
    await button(page, "SAVE").click();
    await button(dialog, "Save 1 change").click();
    await waitForAddress(page, pathOfPatient(3));
    expect([await timesOf(journey, 1), await timesOf(journey, 2)]).toEqual([4, 1]);
  });
  await page.goto(pathOfPatient(2)); // twenty days after surgery
  const day = (days: number) => addDays(world.today(), days);
  const moving = page.getByRole("dialog", { name: /Change surgery date/ });
  const field = moving.getByRole("textbox", { name: "New surgery date" });
  await step("B157: the new date shows what follows before it is saved, and arrows move it by a day", async () => {
    await button(page, "Change surgery date").click();
    await soon(() => button(moving, `Move surgery to ${formatUs(day(-20))}`).isDisabled()).toBe(true);
    await field.fill(formatUs(day(8)));
    await field.press("ArrowUp");
    await moving.getByText("run 29 days longer").waitFor();
    await moving.getByText(`today surgery ${formatUs(day(-20))} surgery ${formatUs(day(9))}`).waitFor();
    await moving.getByText("Reschedule exercises and measurements?").waitFor();
    await button(moving, `Move surgery to ${formatUs(day(9))}`).click();
    await waitForNotice(page, `Surgery moved to ${formatUs(day(9))}.`);
    expect(await surgeryDate(journey)).toBe(day(9));
  });
  expect(problems).toEqual([]);
});
