import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { signIn, signInPatient } from "@restride/dev-env/caller.ts";
import { changed, changeExercises, exercisesOf } from "@restride/dev-env/small-clinics/programmes.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barOf, pathOfPatient, tileOf } from "../calendar/patient.ts";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { expectNothingCovered } from "../notices.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button, row, tintedDays } from "./schedule-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const lines = (page: Page) => page.getByTitle(/^Unlink /);
const patient = pathOfPatient(1); // ten days after surgery

test("a therapist changes a running programme while the patient does exercises", async () => {
  const { world } = journey;
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: patient });
  const surgery = formatUs(addDays(world.today(), -10));
  await step("B048 B049: the patient's page leads to the exercise schedule", async () => {
    await page.getByRole("link", { name: "EDIT EXERCISE SCHEDULE" }).click();
    await arrivesAt(page, `/patient/schedule/${small.patient(0, 1)}`);
    await page
      .getByRole("heading", { name: `EXERCISE SCHEDULE (Pat1 Clinic1 - Surgery Date: ${surgery})`, exact: true })
      .waitFor();
    await page.getByLabel("Search exercises").waitFor();
    const heads = await page
      .getByText("CONFIGURATION", { exact: true })
      .locator("..")
      .locator("> span")
      .allTextContents();
    expect(heads.filter((head) => /^[A-Z]+$/.test(head))).toEqual(["EXERCISE", "CONFIGURATION", "SCHEDULE", "ACTIONS"]);
    await row(page, "Quad Sets").getByText("0 of 9 days done").waitFor();
    await soon(() => button(page, "SAVE").isDisabled()).toBe(true);
  });
  await step("N begins a new exercise, but not while another row is open or something is typed", async () => {
    const dialog = page.getByRole("dialog", { name: "Add exercise" });
    await page.keyboard.press("n");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByLabel("Search exercises").press("n");
    expect(await dialog.isVisible()).toBe(false);
    await page.getByLabel("Search exercises").fill("");
    await button(page, "Edit Quad Sets").click();
    await page.getByRole("form", { name: "Edit Quad Sets" }).getByRole("button", { name: "Cancel" }).focus();
    await page.keyboard.press("n");
    expect(await dialog.isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await button(page, "Edit Quad Sets").waitFor();
  });
  await step("a change of many can be undone on this page, and says so", async () => {
    await button(page, "Apply to all").click();
    const dialog = page.getByRole("dialog", { name: "Apply to all" });
    await dialog.getByText("Can be undone until you leave this page.").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });
  await step("each change is marked, with its own undo", async () => {
    await button(page, "Edit Quad Sets").click();
    await soon(() => button(page, "SAVE").isDisabled()).toBe(true);
    await page.getByRole("form", { name: "Edit Quad Sets" }).getByLabel("Daily").fill("3");
    await page.keyboard.press("Enter");
    await button(page, "Remove Heel Slides, Lying").click();
    await page.getByText("2 changes", { exact: true }).waitFor();
    await row(page, "Heel Slides, Lying").getByText("ends yesterday", { exact: true }).waitFor();
    expect((await tintedDays(page)).length).toBeGreaterThan(10);
    await takeScreens(page, "schedule-exercises-changed");
    await button(page, "Undo the change of Heel Slides, Lying").click();
    await page.getByText("1 change", { exact: true }).waitFor();
  });
  await step("a window that changed shows where it was, dashed, until it is undone", async () => {
    expect(await page.locator("[data-was]").count()).toBe(0);
    await button(page, "Edit Heel Slides, Lying").click();
    await page.getByRole("form", { name: "Edit Heel Slides, Lying" }).getByLabel("End").fill("50");
    await page.keyboard.press("Enter");
    await row(page, "Heel Slides, Lying").locator("[data-was]").waitFor({ state: "attached" });
    expect(await page.locator("[data-was]").count()).toBe(1);
    await button(page, "Undo the change of Heel Slides, Lying").click();
    await page.getByText("1 change", { exact: true }).waitFor();
    expect(await page.locator("[data-was]").count()).toBe(0);
    await button(page, "Remove Heel Slides, Lying").click();
  });
  await step("leaving asks, and Stay keeps what was typed", async () => {
    await button(page, "Cancel").click();
    const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
    await question.getByText("Your changes will be lost if you go back.").waitFor();
    await button(question, "Stay").click();
    await page.getByText("2 changes", { exact: true }).waitFor();
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
    await arrivesAt(page, patient);
    await isTold(page, "Schedule saved.");
    await soon(() => barOf(tileOf(page, world.today()), "Exercise").count()).toBe(1);
  });
  await step("screens M4: the notice covers nothing of the patient's page", () => expectNothingCovered(page));
  await step("the calendar shows both: what was changed, and what the patient did", async () => {
    await soon(() => barOf(tileOf(page, world.today()), "Exercise").textContent()).toContain("0/1");
    const phone = await signInPatient(world, smallPatientEmail(0, 1));
    await phone.call(`mutation { recordExercise(input: { itemid: "${small.exerciseItem(0, 1, 1)}" }) { status } }`);
    await soon(() => barOf(tileOf(page, world.today()), "Exercise").textContent()).toContain("1/1");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("what is taken out of a chain is linked no more, and SAVE counts each row that it names", async () => {
  const admin = await signIn(journey.world, smallEmail(0, Role.admin));
  const { exercises, version } = await exercisesOf(admin, small.patient(0, 2));
  const [first, next] = [small.exerciseItem(0, 2, 1), small.exerciseItem(0, 2, 2)];
  const linked = exercises.map((each) => changed(each, each._id === first ? { nextexerciseid: next } : {}));
  expect((await changeExercises(admin, small.patient(0, 2), version, linked)).status).toBe("success");
  const at = `/patient/schedule/${small.patient(0, 2)}`;
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await step("no line is left beside a row that ends, and it is counted no more", async () => {
    await page.getByText("2 exercises · 1 chain").waitFor();
    expect(await lines(page).count()).toBeGreaterThan(0);
    expect(await row(page, "Quad Sets").getByText("1 of 2 in the chain").isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    await row(page, "Quad Sets").getByText("1 of 2 in the chain").waitFor();
    await page.emulateMedia({ media: "screen" });
    await button(page, "Remove Quad Sets").click();
    await row(page, "Quad Sets").getByText("ends yesterday", { exact: true }).waitFor();
    expect(await lines(page).count()).toBe(0);
    await page.getByText("1 exercise", { exact: true }).waitFor();
    await button(page, "Undo the change of Quad Sets").click();
    await page.getByText("2 exercises · 1 chain").waitFor();
  });
  await step("a row that is only linked otherwise goes on, changed", async () => {
    await button(page, "Remove Heel Slides, Lying").click();
    await button(page, "SAVE").click();
    const dialog = page.getByRole("dialog", { name: "Save 2 changes" });
    await dialog.getByText("linked otherwise").waitFor();
    await soon(() => dialog.getByRole("definition").allTextContents()).toEqual(["0", "1", "1"]);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("the heads of the rows stay below the head of the page while it is scrolled", async () => {
  const at = `/patient/schedule/${small.patient(0, 1)}`;
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await row(page, "Quad Sets").waitFor();
  await page.setViewportSize({ width: 1440, height: 360 });
  await page.evaluate(() => scrollTo(0, 150));
  const top = async (name: string): Promise<number> => {
    const box = await page.getByText(name, { exact: true }).locator("..").boundingBox();
    return Math.round(box?.y ?? 0);
  };
  const below = Math.round((await page.getByRole("banner").boundingBox())!.height);
  await soon(() => top("CONFIGURATION")).toBe(below);
  await leave();
});

test("without a connection changes are kept and counted, and SAVE is off until it is back", async () => {
  const at = `/patient/schedule/${small.patient(0, 3)}`;
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await row(page, "Heel Slides, Lying").waitFor();
  await page.context().setOffline(true);
  await button(page, "Remove Heel Slides, Lying").click();
  const kept = "You can go on; 1 change is kept in this window. SAVE works again when the connection is back.";
  await page.getByRole("status").getByText(kept).waitFor();
  expect(await page.getByText(/^Connection lost/).isVisible()).toBe(false);
  expect(await button(page, "SAVE").isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await soon(() => button(page, "SAVE").isEnabled()).toBe(true);
  await leave();
});
