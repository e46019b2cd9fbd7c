import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { changed, changeExercises, exercisesOf, undo } from "@restride/dev-env/small-clinics/programmes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { focused, press, tabTo } from "../wizard/keys.ts";
import { button, row } from "./schedule-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const patient = small.patient(0, 1);
const at = `/patient/schedule/${patient}`;
const timesOf = async (item: number): Promise<number> => {
  const { rows } = await journey.world.owner.query(
    "select times from item_revisions where item_id = $1 and valid_to is null",
    [small.exerciseItem(0, 1, item)],
  );
  return rows[0].times;
};

test("two staff change one schedule: the second is told to look again, and keeps what was typed", async () => {
  const { world } = journey;
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await button(page, "Edit Quad Sets").click();
  await page.getByRole("form").getByLabel("Daily").fill("4");
  await page.keyboard.press("Enter");
  await button(page, "SAVE").click();
  const dialog = page.getByRole("dialog", { name: /Save 1 change/ });
  await dialog.waitFor();
  const other = await signIn(world, smallEmail(0, Role.admin));
  const { exercises, version } = await exercisesOf(other, patient);
  const theirs = exercises.map((each) => changed(each, each._id === small.exerciseItem(0, 1, 2) ? { time: 1 } : {}));
  expect((await changeExercises(other, patient, version, theirs)).status).toBe("success");
  await button(dialog, "Save 1 change").click();
  await step("nothing is half done, and the difference is named", async () => {
    const alert = page.getByRole("alert").filter({ hasText: "The schedule changed while you looked. Look again." });
    await alert.getByText("Somebody else changed Heel Slides, Lying.").waitFor();
    expect(await timesOf(1)).toBe(2);
    await page.getByText("4× a day instead of 2× a day, from today").waitFor();
    await row(page, "Heel Slides, Lying").getByText("2 sets × 10 repeats · 1× a day").waitFor();
    await takeScreens(page, "schedule-look-again");
  });
  await step("saved again, both changes stand", async () => {
    await button(page, "SAVE").click();
    await button(dialog, "Save 1 change").click();
    await arrivesAt(page, pathOfPatient(1));
    expect([await timesOf(1), await timesOf(2)]).toEqual([4, 1]);
  });
  await leave();
});

test("what somebody else takes out meanwhile is named", async () => {
  const at = `/patient/schedule/${small.patient(0, 3)}`;
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await button(page, "Edit Quad Sets").click();
  await page.getByRole("form").getByLabel("Daily").fill("4");
  await page.keyboard.press("Enter");
  await button(page, "SAVE").click();
  const dialog = page.getByRole("dialog", { name: /Save 1 change/ });
  await dialog.waitFor();
  const other = await signIn(journey.world, smallEmail(0, Role.admin));
  const { exercises, version } = await exercisesOf(other, small.patient(0, 3));
  const left = exercises.filter(({ _id }) => _id === small.exerciseItem(0, 3, 1)).map((each) => changed(each, {}));
  expect((await changeExercises(other, small.patient(0, 3), version, left)).status).toBe("success");
  await button(dialog, "Save 1 change").click();
  await page.getByText("Somebody else changed Heel Slides, Lying.").waitFor();
  await step("and so it is when SAVE is pressed only after that", async () => {
    const now = await exercisesOf(other, small.patient(0, 3));
    const again = now.exercises.map((each) => changed(each, { repeat: 12 }));
    expect((await changeExercises(other, small.patient(0, 3), now.version, again)).status).toBe("success");
    await button(page, "SAVE").click();
    await isTold(page, "The schedule changed while you looked. Look again.");
    await page.getByText("Somebody else changed Quad Sets.").waitFor();
    await button(page, "SAVE").click();
    await dialog.waitFor();
  });
  await step("what is typed into a row that somebody else takes out begins anew today, and SAVE takes it", async () => {
    const now = await exercisesOf(other, small.patient(0, 3));
    const { change } = await changeExercises(other, small.patient(0, 3), now.version, []);
    await button(dialog, "Save 1 change").click();
    await page.getByText("Somebody else changed Quad Sets.").waitFor();
    await page.getByText("begins today, 4× a day to S+60").waitFor();
    await button(page, "SAVE").click();
    await dialog.getByText("begins today, 4× a day to S+60").waitFor();
    expect((await undo(other, small.patient(0, 3), change!)).status).toBe("success");
  });
  await leave();
});

test("a schedule is changed by keys alone", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: `/patient/schedule/${small.patient(0, 2)}`,
  });
  await button(page, "Edit Quad Sets").focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Edit Quad Sets" });
  await soon(() => form.getByLabel("Hold").evaluate((field) => field === document.activeElement)).toBe(true);
  for (let at = 0; at < 4; at++) await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await page.getByText("3× a day instead of 2× a day, from today").waitFor();
  await step("what opens, goes and comes back keeps the focus in its row", async () => {
    await soon(() => focused(page)).toBe("Edit Quad Sets");
    await press(page, /^Remove Heel Slides, Lying$/);
    await soon(() => focused(page)).toBe("Undo the change of Heel Slides, Lying");
    await page.keyboard.press("Enter");
    await soon(() => focused(page)).toBe("Edit Heel Slides, Lying");
  });
  await step("B179: the gutter is one stop still when the first row of a group has no circle any more", async () => {
    await press(page, /^Remove Quad Sets$/);
    await tabTo(page, /^Heel Slides, Lying\.$/);
    await page.keyboard.press("Space");
    await soon(() => focused(page)).toBe("Heel Slides, Lying, selected.");
    await page.keyboard.press("Escape");
    await press(page, /^Undo the change of Quad Sets$/);
    await soon(() => focused(page)).toBe("Edit Quad Sets");
    await page.keyboard.press("Enter");
    await tabTo(page, /^Daily$/);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
  });
  await button(page, "SAVE").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: /Save 1 change/ }).waitFor();
  await page.keyboard.press("Enter");
  await arrivesAt(page, pathOfPatient(2));
  await isTold(page, "Schedule saved.");
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone rows stand below each other, and their menu edits, links and removes", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: `/patient/schedule/${small.patient(0, 3)}`,
    ...phone,
  });
  await button(page, "Actions for Quad Sets").click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByText("1 change", { exact: true }).waitFor();
  await button(page, "4 weeks").click();
  await page.getByRole("dialog", { name: "4 weeks" }).getByText("ends yesterday; 0 of 29 days done is kept").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Actions for Quad Sets").click();
  await page.getByRole("menuitem", { name: "Undo the change" }).click();
  await page.getByText("Nothing is changed.").waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  expect(problems).toEqual([]);
  await leave();
});

test("B287 B288 B289: a health coach reads the programme and changes none", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), {
    clinic: small.customers[0],
    at: pathOfPatient(1),
  });
  const why = "Schedules are changed by the clinic or a company admin";
  for (const name of ["EDIT EXERCISE SCHEDULE", "EDIT MEASUREMENT SCHEDULE", "EDIT QUESTIONNAIRE SCHEDULE"]) {
    const disabled = button(page, `${name}: ${why}`);
    await soon(() => disabled.getAttribute("aria-disabled")).toBe("true");
  }
  await button(page, "View programme").click();
  const drawer = page.getByRole("dialog", { name: "Programme, to read only" });
  await drawer.getByText("Added for this patient").waitFor();
  await drawer.getByText("S+1 → S+60 · 2 exercises").waitFor();
  await button(drawer, "Close").last().click();
  expect(problems).toEqual([]);
  await leave();
});
