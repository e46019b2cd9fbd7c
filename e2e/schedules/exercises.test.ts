import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { signIn, signInPatient } from "@restride/dev-env/caller.ts";
import { changed, changeExercises, exercisesOf } from "@restride/dev-env/small-clinics/programmes.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barOf, pathOfPatient, tileOf } from "../calendar/patient.ts";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button, row } from "./schedule-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const running = pathOfPatient(1); // ten days after surgery

test("a therapist changes a running programme while the patient does exercises", async () => {
  const { world } = journey;
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: running });
  const surgery = formatUs(addDays(world.today(), -10));
  await step("B048: the patient's page leads to the exercise schedule", async () => {
    await page.getByRole("link", { name: "EDIT EXERCISE SCHEDULE" }).click();
    await arrivesAt(page, `/patient/schedule/${small.patient(0, 1)}`);
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
    await arrivesAt(page, running);
    await isTold(page, "Schedule saved.");
    await soon(() => barOf(tileOf(page, world.today()), "Exercise").count()).toBe(1);
  });
  await step("the calendar shows both: what was changed, and what the patient did", async () => {
    await soon(() => barOf(tileOf(page, world.today()), "Exercise").textContent()).toContain("0/1");
    const phone = await signInPatient(world, smallPatientEmail(0, 1));
    await phone.call(`mutation { recordExercise(input: { itemid: "${small.exerciseItem(0, 1, 1)}" }) { status } }`);
    await soon(() => barOf(tileOf(page, world.today()), "Exercise").textContent()).toContain("1/1");
  });
  expect(problems).toEqual([]);
  await leave();
});

const patient = small.patient(0, 3);
const timesOf = async (item: number): Promise<number> => {
  const { rows } = await journey.world.owner.query(
    "select times from item_revisions where item_id = $1 and valid_to is null",
    [small.exerciseItem(0, 3, item)],
  );
  return rows[0].times;
};

test("two staff change one schedule: the second is told to look again, and keeps what was typed", async () => {
  const { world } = journey;
  const at = `/patient/schedule/${patient}`;
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await button(page, "Edit Quad Sets").click();
  await page.getByRole("form").getByLabel("Daily").fill("4");
  await page.keyboard.press("Enter");
  await button(page, "SAVE").click();
  const dialog = page.getByRole("dialog", { name: /Save 1 change/ });
  await dialog.waitFor();
  const other = await signIn(world, smallEmail(0, Role.admin));
  const { exercises, version } = await exercisesOf(other, patient);
  const theirs = exercises.map((each) => changed(each, each._id === small.exerciseItem(0, 3, 2) ? { time: 1 } : {}));
  expect((await changeExercises(other, patient, version, theirs)).status).toBe("success");
  await button(dialog, "Save 1 change").click();
  await step("nothing is half done, and the difference is named", async () => {
    const alert = page.getByRole("alert").filter({ hasText: "The schedule changed while you looked. Look again." });
    await alert.getByText("Somebody else changed Heel Slides, Lying.").waitFor();
    expect(await timesOf(1)).toBe(2);
    await page.getByText("4× a day instead of 2× a day, from today").waitFor();
    await row(page, "Heel Slides, Lying").getByText("2 sets × 10 repeats · 1× a day").waitFor();
  });
  await step("saved again, both changes stand", async () => {
    await button(page, "SAVE").click();
    await button(dialog, "Save 1 change").click();
    await arrivesAt(page, pathOfPatient(3));
    expect([await timesOf(1), await timesOf(2)]).toEqual([4, 1]);
  });
  await leave();
});
