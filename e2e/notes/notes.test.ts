import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdAnswer } from "../hold-back.ts";
import { type Journey, isTold, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { at, count, dialog, notes, rows, save, shown, write } from "./notes-page.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("a therapist writes, changes, deletes and brings back a note, beside another window and a colleague", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  const colleague = await journey.visitAs(smallEmail(0, Role.admin), { at });
  await notes(colleague.page).getByText("No notes yet.").waitFor();
  const edit = async (): Promise<void> => {
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
  };
  const isAddFocused = () =>
    page.getByRole("button", { name: "Add note" }).evaluate((one) => one === document.activeElement);
  await step("B185: what is added comes first, and the count grows", async () => {
    await notes(page).getByText("No notes yet.").waitFor();
    await write(journey.world, ["Called."]);
    await page.keyboard.press("n");
    await dialog(page).getByLabel("Notes").fill("Swelling settled.");
    await dialog(page).getByLabel("Time logged").fill("1h 30m");
    await save(page);
    await isTold(page, "Note added successfully");
    await soon(() => shown(page)).toEqual(["GeneralSwelling settled.", "GeneralCalled."]);
    await soon(() => count(page)).toBe("Patient Notes 2");
  });
  await step("a colleague sees both by itself, and changes neither", async () => {
    await soon(() => shown(colleague.page)).toEqual(["GeneralSwelling settled.", "GeneralCalled."]);
    expect(await colleague.page.getByRole("button", { name: /^More about the note/ }).count()).toBe(0);
    await journey.world.owner.query("delete from patient_notes where text = 'Called.'");
    await page.reload();
    await soon(() => rows(page).count()).toBe(1);
  });
  await step("where another window was faster both are shown, and then it is saved", async () => {
    await edit();
    await journey.world.owner.query("update patient_notes set text = 'Called twice.', version = 2");
    await dialog(page).getByLabel("Notes").fill("Called thrice.");
    await save(page);
    await isTold(page, "Failed to update note");
    await dialog(page).getByText("You saved this note in another window. What you write here is kept.").waitFor();
    await dialog(page)
      .getByText(/^Compare with what was saved at/)
      .click();
    await dialog(page).getByText("Called twice.").waitFor();
    await soon(() => dialog(page).getByLabel("Notes").inputValue()).toBe("Called thrice.");
    await takeScreens(page, "note-changed");
    await save(page);
    await isTold(page, "Note updated successfully");
    await soon(() => shown(page)).toEqual(["GeneralCalled thrice."]);
  });
  await step("B185: what is deleted leaves the list, the count shrinks, and grows again by Undo", async () => {
    const goOn = await holdAnswer(page, "mutation DeleteNote");
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await soon(() => count(page)).toBe("Patient Notes 0"); // heard of before the answer is there
    goOn();
    await isTold(page, "Note deleted successfully");
    await soon(isAddFocused).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => shown(page)).toEqual(["GeneralCalled thrice."]);
    await soon(() => count(page)).toBe("Patient Notes 1");
  });
  expect([...problems, ...colleague.problems]).toEqual([]);
  await Promise.all([leave(), colleague.leave()]);
});
