import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { general, small } from "@restride/dev-env/small-clinics/ids.ts";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "../accessibility.ts";
import { type Journey, isTold, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const at = `/patient/${small.patient(0, 1)}`;
const notes = (page: Page) => page.getByRole("region", { name: "Patient Notes" });
const rows = (page: Page) => notes(page).getByRole("listitem");
const shown = (page: Page) => rows(page).locator("p").allInnerTexts();
const count = (page: Page) =>
  notes(page)
    .getByRole("heading")
    .innerText()
    .then((text) => text.replaceAll(/\s+/g, " "));
const dialog = (page: Page) => page.getByRole("dialog", { name: /note$/ });
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save note" }).click();

/** Writes notes as a therapist, each a minute older than the one before. */
const write = async (texts: readonly string[], change: object = {}) => {
  const physio = await signIn(journey.world, smallEmail(0, Role.physio));
  for (const [nth, text] of texts.entries()) {
    const datetime = new Date(journey.world.clock.now() - (nth + 1) * 60_000).toISOString();
    const input = { patient_id: small.patient(0, 1), category: general, datetime, notes: text, ...change };
    const call = "mutation ($i: PatientNoteInput!) { addPatientNote(input: $i) { status } }";
    expect((await physio.call(call, { i: input })).answer.status).toBe("success");
  }
};

test("a therapist writes, changes, deletes and brings back a note", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await notes(page).getByText("No notes yet. A note is for staff, the patient does not see it.").waitFor();

  await step("B088: a note is entered in a modal in add mode; N opens it", async () => {
    await page.keyboard.press("n");
    await page.getByRole("dialog", { name: "Add note" }).waitFor();
    const category = dialog(page).getByLabel("Category");
    expect(await category.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text)).toBe("General");
  });
  await step("B259 B260 B261 B262: what is missing or wrong is said at its field", async () => {
    await dialog(page).locator("[name=date]").fill("");
    await dialog(page).getByLabel("Time logged").fill("1h 5 m 3");
    await save(page);
    for (const said of ["Please select date and time", "Please enter notes", "Write it like 30m, 1h 30m or 1d 2h"])
      await dialog(page).getByText(said).first().waitFor();
    await takeScreens(page, "note-add");
  });
  await step("B384 B185: 'Note added successfully'; it comes first, and the count grows", async () => {
    await dialog(page).locator("[name=date]").fill("01/05/2026");
    await dialog(page).locator("[name=time]").fill("15:10");
    await dialog(page).getByLabel("Notes").fill("Swelling settled.");
    await dialog(page).getByLabel("Time logged").fill("1h 30m");
    await save(page);
    await isTold(page, "Note added successfully");
    await soon(() => shown(page)).toEqual(["GeneralSwelling settled."]);
    expect(await count(page)).toBe("Patient Notes 1");
    expect(await rows(page).innerText()).toMatch(
      /01\/05\/2026, 3:10 pm\s+Sam Role2\s+General\s*Swelling settled\.\s+1h 30m/,
    );
  });
  await step("B385 B088: in edit mode it is changed: 'Note updated successfully'", async () => {
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByRole("dialog", { name: "Edit note" }).waitFor();
    expect(await dialog(page).getByLabel("Time logged").inputValue()).toBe("1h 30m");
    await dialog(page).getByLabel("Notes").fill("Swelling settled after rest.");
    await save(page);
    await isTold(page, "Note updated successfully");
    await soon(() => shown(page)).toEqual(["GeneralSwelling settled after rest."]);
  });
  await step("B386 B185: 'Note deleted successfully' with a way back; the count shrinks and grows again", async () => {
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await isTold(page, "Note deleted successfully");
    await soon(() => count(page)).toBe("Patient Notes 0");
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => shown(page)).toEqual(["GeneralSwelling settled after rest."]);
    expect(await count(page)).toBe("Patient Notes 1");
  });
  await step("B389: 'Note copied', or 'Failed to copy note'", async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, "writeText", {
        value: (text: string) => (text.includes("after rest") ? Promise.resolve() : Promise.reject(new Error("no"))),
        configurable: true,
      }),
    );
    const copy = page.getByRole("button", { name: /^Copy the note/ });
    await copy.click();
    await isTold(page, "Note copied");
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject(new Error("no")) }),
    );
    await copy.focus();
    await page.keyboard.press("c");
    await isTold(page, "Failed to copy note");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("many notes: the newest, then all by category, words and pages, saved as a table", async () => {
  await journey.world.owner.query("delete from patient_notes");
  await write(["Call: no answer.", "Shower allowed."], { category: "01900024-0000-7000-8000-000000000003" });
  await write([`${"Line\n".repeat(14)}The end.`, "=1+1", ...Array.from({ length: 9 }, (_, nth) => `Note ${nth}`)], {
    time_logged: 10,
  });
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at });

  await step("the newest three are shown, and all of them when asked for", async () => {
    await soon(() => rows(page).count()).toBe(3);
    await page.getByRole("button", { name: "Show all 13 notes" }).click();
    await soon(() => rows(page).count()).toBe(10);
    expect(await notes(page).getByText("1h 50m logged in").innerText()).toMatch(/^1h 50m logged in [A-Z][a-z]+$/);
  });
  await step("only whoever wrote a note changes it", async () => {
    expect(await page.getByRole("button", { name: /^More about the note/ }).count()).toBe(0);
  });
  await step("B418: a note is cut after 10 lines, and read whole when asked for", async () => {
    const long = rows(page).filter({ hasText: "The end." });
    const height = async () => (await long.locator("p").boundingBox())!.height;
    const [cut] = [await height()];
    const line = await long.locator("p").evaluate((p) => Number.parseFloat(getComputedStyle(p).lineHeight));
    expect(Math.round(cut / line)).toBe(10);
    await long.getByRole("button", { name: "Read more" }).click();
    await soon(async () => Math.round((await height()) / line)).toBe(15);
    await takeScreens(page, "notes");
  });
  await step("B416: 10 a page, with a size changer", async () => {
    await notes(page).getByRole("button", { name: "Page 2" }).click();
    await soon(() => rows(page).count()).toBe(3);
    await notes(page).getByLabel("Rows a page").selectOption("20");
    await soon(() => rows(page).count()).toBe(13);
  });
  await step("a category and words narrow, and say when nothing is found", async () => {
    await notes(page).getByRole("button", { name: "Phone Call 2" }).click();
    await soon(() => rows(page).count()).toBe(2);
    await notes(page).getByLabel("Search notes").fill("shower");
    await soon(() => shown(page)).toEqual(["Phone CallShower allowed."]);
    await notes(page).getByLabel("Search notes").fill("nowhere");
    await notes(page).getByText("No note matches.").waitFor();
    await notes(page).getByLabel("Search notes").fill("");
    await notes(page).getByRole("button", { name: "All 13" }).click();
    await soon(() => rows(page).count()).toBe(13);
  });
  await step("B388 B089: what is shown is saved as a table: 'Notes exported to CSV successfully'", async () => {
    await notes(page).getByRole("button", { name: "Phone Call 2" }).click();
    const saved = page.waitForEvent("download");
    await notes(page).getByRole("button", { name: "Export CSV" }).click();
    await isTold(page, "Notes exported to CSV successfully");
    const text = await readFile((await (await saved).path())!, "utf8");
    expect(text.split("\r\n")[0]).toBe('"Date & Time","Category","Note","Entered by"');
    expect(text.match(/"(Call: no answer|Shower allowed)\.","Sam Role2"/g)).toHaveLength(2);
  });
  await step("B388: when it fails: 'Failed to export notes'", async () => {
    await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "{}" }));
    await notes(page).getByRole("button", { name: "Export CSV" }).click();
    await isTold(page, "Failed to export notes");
    await page.unroute("**/graphql");
  });
  await step("B088: the section closes, and stays closed for whoever closed it", async () => {
    await notes(page)
      .getByRole("button", { name: /^Patient Notes/ })
      .click();
    await page.reload();
    await notes(page)
      .getByRole("button", { name: /^Patient Notes/, expanded: false })
      .waitFor();
    expect(await rows(page).count()).toBe(0);
    await expectAccessible(page);
  });
  expect(problems.filter((problem) => !problem.includes("500"))).toEqual([]);
  await leave();
});

test("what fails is said, and what was typed stays", async () => {
  await journey.world.owner.query("delete from patient_notes");
  await write(["Called."]);
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
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
      expect(await dialog(page).getByLabel("Notes").inputValue()).toBe("Called thrice.");
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
    await journey.world.owner.query("delete from patient_notes where text = 'Called thrice.'");
    await page
      .getByRole("button", { name: /^More about the note/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await isTold(page, "Failed to delete note");
  });
  await step("B387: a crash is 'An error occurred while saving the note', or '… while deleting the note'", async () => {
    await soon(() => rows(page).count()).toBe(1);
    await journey.world.owner.query("alter table patient_notes rename column text to gone");
    await page.getByRole("button", { name: "Add note" }).click();
    await dialog(page).getByLabel("Notes").fill("Kept.");
    await save(page);
    await isTold(page, "An error occurred while saving the note");
    expect(await dialog(page).getByLabel("Notes").inputValue()).toBe("Kept.");
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

test("a note of somebody else comes up by itself, on a phone too", async () => {
  await journey.world.owner.query("delete from patient_notes");
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at, width: 390 });
  await notes(page).getByText("No notes yet.").waitFor();
  await soon(async () => {
    if ((await rows(page).count()) === 0) await write(["Called."]);
    return rows(page).count();
  }).toBeGreaterThan(0);
  await takeScreens(page, "notes-phone");
  await leave();
});
