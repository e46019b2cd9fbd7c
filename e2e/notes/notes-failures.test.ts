import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { restOf } from "../at-rest.ts";
import { breakDown, holdBack } from "../hold-back.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { at, dialog, rows, save, write } from "./notes-page.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

test("what fails is said, and what was typed stays", async () => {
  await write(journey.world, ["Called."]);
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  const rest = restOf(page);
  const edit = async () => {
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
  };
  await step(
    "B385: another window was faster: 'Failed to update note', both are shown, and then it is saved",
    async () => {
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
    },
  );
  await step("B384 B386: 'Failed to add note', 'Failed to delete note' when the server refuses", async () => {
    await page.getByRole("button", { name: "Add note" }).click();
    await dialog(page).getByLabel("Notes").fill("Kept.");
    await journey.world.owner.query("update note_categories set active = false where is_default");
    await save(page);
    await isTold(page, "Failed to add note");
    await journey.world.owner.query("update note_categories set active = true");
    await save(page);
    await isTold(page, "Note added successfully");
    await soon(() => rows(page).count()).toBe(2);
    await journey.world.settle();
    await rest(); // what was added is heard of and read again
    const goOn = await holdBack(page, "query PatientNotes"); // a later reading would show what is deleted behind the page
    await journey.world.owner.query("delete from patient_notes where text = 'Called thrice.'");
    await page
      .getByRole("button", { name: /^More about the note/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await isTold(page, "Failed to delete note");
    goOn();
  });
  await step("B387: a crash is 'An error occurred while saving the note', or '… while deleting the note'", async () => {
    await soon(() => rows(page).count()).toBe(1);
    await journey.world.owner.query("alter table patient_notes rename column text to gone");
    await page.getByRole("button", { name: "Add note" }).click();
    await dialog(page).getByLabel("Notes").fill("Kept.");
    await save(page);
    await isTold(page, "An error occurred while saving the note");
    await soon(() => dialog(page).getByLabel("Notes").inputValue()).toBe("Kept.");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await journey.world.owner.query("alter table patient_notes rename column gone to text");
    await journey.world.owner.query("alter table patient_notes rename column deleted_at to gone");
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await isTold(page, "An error occurred while deleting the note");
    await journey.world.owner.query("alter table patient_notes rename column gone to deleted_at");
  });
  await leave();
});

test("B088: a note asked for before its categories are there is on its way and then opens with the usual one chosen, or says what failed", async () => {
  await write(journey.world, ["Called."]);
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await rows(page).first().waitFor();
  const goOn = await holdBack(page, "query PatientNotes");
  await page.reload();
  await page.getByRole("button", { name: "Add note" }).waitFor();
  const opening = page.getByRole("status").getByText("Opening …", { exact: true });
  await page.keyboard.press("n");
  await opening.waitFor();
  const patient = page.url();
  await page.keyboard.type("d"); // the day view's key, were it the page's
  expect(page.url()).toBe(patient);
  await page.keyboard.press("Escape");
  await soon(() => opening.count()).toBe(0);
  await page.getByRole("button", { name: "Add note" }).click();
  await opening.waitFor();
  goOn();
  const category = dialog(page).getByLabel("Category");
  await soon(() => category.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text)).toBe("General");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();

  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("query PatientNotes(")
      ? route.fulfill({ status: 500, body: "{}" })
      : route.fallback(),
  );
  await page.reload();
  await page.getByText("Notes could not be loaded.").waitFor();
  await page.keyboard.press("n");
  await page.getByText("A note needs its categories.").waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await dialog(page).getByLabel("Category").waitFor();
  await leave();
});

test("where notes of a category fail no others stand below it, keys go on there after another try, and an undo that fails is offered once more", async () => {
  await write(journey.world, ["One.", "Two.", "Three.", "Four."]);
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  const rest = restOf(page);
  const more = page.getByRole("button", { name: /^Show all \d+ notes$/ });
  const all = Number(/\d+/.exec((await more.textContent()) ?? ""));
  await more.click();
  await soon(() => rows(page).count()).toBe(all);
  const mend = await breakDown(page, "query PatientNotes(");
  await page.getByRole("button", { name: /^Phone Call/ }).click();
  await page.getByText("Notes could not be loaded.").waitFor();
  await soon(() => rows(page).count()).toBe(0);
  await mend();
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await page.getByText("No note matches.").waitFor();
  const isIn = (region: Element): boolean => region.contains(document.activeElement);
  await soon(() => page.getByRole("region", { name: "Patient Notes" }).evaluate(isIn)).toBe(true);
  await page.getByRole("button", { name: /^All/ }).click();
  await soon(() => rows(page).count()).toBe(all);
  await page
    .getByRole("button", { name: /^More about the note/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await soon(() => rows(page).count()).toBe(all - 1);
  await rest();
  const work = await breakDown(page, "mutation RestoreNote");
  await page.getByRole("button", { name: "Undo" }).click();
  await isTold(page, "Something went wrong. Try again in a moment.");
  await work();
  await page.getByRole("button", { name: "Undo" }).click();
  await soon(() => rows(page).count()).toBe(all);
  await leave();
});
