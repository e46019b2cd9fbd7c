import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { button, dialog } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { catchSavedFiles } from "../../testing/saved-files.ts";
import { uuid } from "../../testing/uuid.ts";
import { answerNotes, failNotes, many, note, notesPage, open, rows } from "./notes.fixture.tsx";
import { AddNoteDocument, DeleteNoteDocument, PatientNotesDocument, RestoreNoteDocument } from "./notes.graphql.ts";

/** Response without data, as when the server crashes. */
const crash = (() => null) as never;

const choose = async (item: string): Promise<void> => {
  await button(/^More about the note/)
    .first()
    .click();
  await page.getByRole("menuitem", { name: item }).click();
};
const type = (text: string) => page.getByRole("textbox", { name: "Notes" }).fill(text);
const save = () => button("Save note").click();
const isTold = (sentence: string) => expect.element(page.getByText(sentence, { exact: true })).toBeVisible();

test("B088: Patient Notes is a section that closes, and stays closed; a note is entered in a modal in add or edit mode", async () => {
  answerNotes([note(1)]);
  const { unmount } = await open();
  await expect.element(rows()).toHaveLength(1);
  await userEvent.keyboard("n");
  await expect.element(dialog("Add note")).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Category" })).toHaveDisplayValue("General");
  await button("Cancel").click();
  await choose("Edit");
  await expect.element(dialog("Edit note")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Time", exact: true })).toHaveValue("9:30 AM"); // in the clinic's zone
  await expect.element(page.getByRole("textbox", { name: "Notes" })).toHaveFocus();
  await button("Cancel").click();
  await button(/^Patient Notes/).click();
  await expect.element(rows()).not.toBeInTheDocument();
  await unmount();
  await open();
  await expect.element(button(/^Patient Notes/)).toHaveAttribute("aria-expanded", "false");
});

test("B260 B261 B262: a note without date, text or with a time that cannot be read is refused at its fields", async () => {
  answerNotes([]);
  await open();
  await isTold("No notes yet. A note is for staff, the patient does not see it.");
  await button("Add note").click();
  await page.getByRole("textbox", { name: /^Date/ }).fill("");
  await page.getByRole("textbox", { name: "Time logged" }).fill("1h 5 m 3");
  await save();
  for (const problem of ["Please select date and time", "Please enter notes", "Write it like 30m, 1h 30m or 1d 2h"])
    await expect.element(page.getByText(problem, { exact: true }).first()).toBeVisible();
  expect(mockServer.sent(AddNoteDocument)).toEqual([]);
});

test("B384: adding says 'Note added successfully', or 'Failed to add note' over what was typed", async () => {
  answerNotes([note(1)]);
  await open();
  await button("Add note").click();
  await type("Called.");
  mockServer.answer(AddNoteDocument, { addPatientNote: { status: "fail", message: "Please select a category" } });
  await save();
  await isTold("Failed to add note");
  await expect.element(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Called.");
  mockServer.answer(AddNoteDocument, { addPatientNote: { status: "success", message: "Note added successfully" } });
  answerNotes([note(1), note(2)]);
  await save();
  await isTold("Note added successfully");
  await expect.element(rows()).toHaveLength(2);
});

test("B386: deleting says 'Note deleted successfully' with an undo that is offered again when it fails, or 'Failed to delete note'", async () => {
  answerNotes([note(1)]);
  await open();
  mockServer.answer(DeleteNoteDocument, { deletePatientNote: { status: "fail", message: "It is gone." } });
  await choose("Delete");
  await isTold("Failed to delete note");
  mockServer.answer(DeleteNoteDocument, () => {
    answerNotes([]);
    return { deletePatientNote: { status: "success", message: "Note deleted successfully" } };
  });
  await choose("Delete");
  await isTold("Note deleted successfully");
  await expect.element(rows()).not.toBeInTheDocument();
  await expect.element(button("Add note")).toHaveFocus();
  mockServer.answer(RestoreNoteDocument, { restorePatientNote: { status: "fail", message: "Try again in a moment." } });
  await button("Undo").click();
  await isTold("Try again in a moment.");
  mockServer.answer(RestoreNoteDocument, { restorePatientNote: { status: "success", message: "It is back." } });
  answerNotes([note(1)]);
  await button("Undo").click();
  await expect.element(rows()).toHaveLength(1);
  await expect.poll(() => mockServer.sent(RestoreNoteDocument)).toEqual([{ id: uuid(1) }, { id: uuid(1) }]);
});

test("B387: a crash says 'An error occurred while saving the note', and 'An error occurred while deleting the note'", async () => {
  answerNotes([note(1)]);
  await open();
  mockServer.answer(AddNoteDocument, crash);
  mockServer.answer(DeleteNoteDocument, crash);
  await button("Add note").click();
  await type("Kept.");
  await save();
  await isTold("An error occurred while saving the note");
  await expect.element(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Kept.");
  await button("Cancel").click();
  await choose("Delete");
  await isTold("An error occurred while deleting the note");
});

test("B389: copying says 'Note copied', or 'Failed to copy note'; C copies the note that has the focus", async () => {
  let isAllowed = true;
  let copies = 0;
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: {
      writeText: async () => {
        copies += 1;
        if (!isAllowed) throw new Error("no");
      },
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
  answerNotes([note(1)]);
  await open();
  const copy = button(/^Copy the note/);
  await copy.click();
  await isTold("Note copied");
  isAllowed = false;
  button("Add note").element().focus();
  await userEvent.keyboard("c");
  expect(copies).toBe(1);
  copy.element().focus();
  await userEvent.keyboard("c");
  await isTold("Failed to copy note");
});

test("B416: of many notes the newest three are shown, and all when asked for, 10 a page with a size changer", async () => {
  answerNotes(many);
  await open();
  await expect.element(rows()).toHaveLength(3);
  await button("Show all 13 notes").click();
  await expect.element(rows()).toHaveLength(10);
  await isTold("1h 50m logged in March");
  await expect.element(rows().first()).toMatchTextContent(/03\/02\/2026, 9:30 AM/);
  await button("Page 2").click();
  await expect.element(rows()).toHaveLength(3);
  await page.getByRole("combobox", { name: "Rows a page" }).selectOptions("20");
  await expect.element(rows()).toHaveLength(13);
});

test("a page of notes that lies past the end leads to the first", async () => {
  answerNotes(many);
  await open();
  await button("Show all 13 notes").click();
  await button("Page 2").click();
  await expect.element(rows()).toHaveLength(3);
  answerNotes(many.slice(0, 4));
  await invalidateTags(["notes"]);
  await isTold("This page is past the end of the list");
  expect(page.getByText("No note matches.").elements()).toEqual([]);
  await button("First page").click();
  await expect.element(rows()).toHaveLength(4);
});

test("B418: a note is cut after 10 lines, and read whole when asked for", async () => {
  answerNotes([note(1, `${"Line\n".repeat(14)}The end.`)]);
  await open();
  await expect.element(button("Read more")).toBeVisible();
  const text = rows().element().querySelector("p")!;
  const lines = () =>
    Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(lines()).toBe(10);
  await button("Read more").click();
  await expect.poll(lines).toBe(15);
  await button("Read less").click();
  await expect.poll(lines).toBe(10);
  await expect.element(button("Read more")).toBeVisible();
});

test("B418: a note of 10 lines stands whole", async () => {
  answerNotes([note(1, `${"Line\n".repeat(9)}The end.`)]);
  await open();
  await expect.element(rows().getByText(/The end\./)).toBeVisible();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(button("Read more").elements()).toEqual([]);
});

test("a category and words narrow, and say when nothing is found; where that fails no other notes stand", async () => {
  answerNotes(many);
  await open();
  await button("Show all 13 notes").click();
  await button("Phone Call 0").click();
  await isTold("No note matches.");
  await button("All 13").click();
  await expect.element(rows()).toHaveLength(10);
  const search = page.getByRole("searchbox", { name: "Search notes" });
  await search.fill("nowhere");
  await isTold("No note matches.");
  await search.fill("");
  await expect.element(rows()).toHaveLength(10);
  failNotes();
  await search.fill("shower");
  await expect.element(page.getByText(/Notes could not be loaded\./).first()).toBeVisible();
  await expect.element(rows()).not.toBeInTheDocument();
});

test("B388 B089: what is shown is exported with its columns in order: 'Notes exported to CSV successfully', or 'Failed to export notes'", async () => {
  const files = catchSavedFiles();
  answerNotes([note(1, "=1+1")]);
  await open();
  await button("Export CSV").click();
  await isTold("Notes exported to CSV successfully");
  await expect.poll(() => files.map(({ name }) => name)).toEqual(["patient-notes.csv"]);
  expect(files[0]!.text).toMatch(/^\uFEFF?"Date & Time","Category","Note","Entered by"\r\n/);
  expect(files[0]!.text).toMatch(/"03\/02\/2026, 9:30 AM",.*"Thea Therapist"/);
  failNotes();
  await button("Export CSV").click();
  await isTold("Failed to export notes");
});

test("a note that is asked for before its categories are there is on its way, and then opens with the usual one chosen", async () => {
  const resolve = mockServer.delay(PatientNotesDocument);
  await open();
  await userEvent.keyboard("n");
  await expect.element(page.getByText("Opening …")).toBeVisible();
  resolve(notesPage([note(1)]));
  await expect.element(page.getByRole("combobox", { name: "Category" })).toHaveDisplayValue("General");
});

test("without its categories a note says what failed, and opens when they are asked for again", async () => {
  failNotes();
  await open();
  await expect.element(page.getByText(/Notes could not be loaded\./).first()).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(page.getByText(/A note needs its categories\./).first()).toBeVisible();
  answerNotes([]);
  await button("Try again").click();
  await expect.element(dialog("Add note")).toBeVisible();
});
