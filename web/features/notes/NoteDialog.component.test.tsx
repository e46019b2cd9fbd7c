import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { requiredLabels } from "../../testing/required-labels.ts";
import { uuid } from "../../testing/uuid.ts";
import { NoteDialog } from "./NoteDialog.tsx";
import { AddNoteDocument, UpdateNoteDocument } from "./notes.graphql.ts";

const categories = [
  { _id: uuid(11), category_name: "Phone call", is_default: true, active: true },
  { _id: uuid(12), category_name: "Visit", is_default: false, active: true },
  { _id: uuid(13), category_name: "Old", is_default: false, active: false },
];

const note = {
  _id: uuid(1),
  patient_id: uuid(2),
  notes: "Walks without a cane.",
  time_logged: 90,
  datetime: "2026-03-02T15:30:00.000Z",
  updated_at: "2026-03-02T15:31:00.000Z",
  version: 4,
  category: { _id: uuid(12), category_name: "Visit" },
  created_by: { _id: uuid(3), firstname: "Thea", lastname: "Therapist" },
};

const open = async (changed: typeof note | null = null, patientId = uuid(2), offered = categories) => {
  let closings = 0;
  const { unmount } = await render(
    <NoteDialog
      patientId={patientId}
      note={changed}
      categories={offered}
      timeZone="America/Chicago"
      onClose={() => (closings += 1)}
    />,
  );
  return { closings: () => closings, unmount };
};

test("B419: a new note has the category that is flagged default, wherever it stands", async () => {
  const { unmount } = await open();
  const category = page.getByRole("combobox", { name: "Category" });
  await expect.element(category).toHaveDisplayValue("Phone call");
  await unmount();
  await open(null, uuid(2), categories.toReversed());
  await expect.element(category).toHaveDisplayValue("Phone call");
});

test("B259 B260 B261: category, date, time and text are marked as required, and the text counts its characters", async () => {
  await open();
  expect(requiredLabels()).toEqual(["Category", "Date", "Time", "Notes"]);
  await expect.element(page.getByText("0 / 4000")).toBeVisible();
});

test("B259: without a default category one has to be selected, and nothing is sent before", async () => {
  await open(null, uuid(2), [{ ...categories[1]!, is_default: false }]);
  await page.getByRole("textbox", { name: "Notes" }).fill("Called, no pain.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByText("Please select a category", { exact: true })).toBeVisible();
  expect(mockServer.sent(AddNoteDocument)).toEqual([]);
});

test("B262 B354: what is typed into a new note arrives, in the clinic's time", async () => {
  mockServer.answer(AddNoteDocument, { addPatientNote: { status: "success", message: "Added note successfully" } });
  const { closings } = await open();
  await page.getByRole("textbox", { name: "Notes" }).fill("Called, no pain.");
  await page.getByRole("textbox", { name: "Time logged" }).fill("1h 5m");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(AddNoteDocument)).toEqual([
    {
      input: {
        patient_id: uuid(2),
        category: uuid(11),
        notes: "Called, no pain.",
        time_logged: 65,
        datetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00.000Z$/),
      },
    },
  ]);
  await expect.element(page.getByText("Added note successfully")).toBeVisible();
});

test("B262 B355: a note is opened with what is kept, and saved with its version", async () => {
  mockServer.answer(UpdateNoteDocument, {
    updatePatientNote: { status: "success", message: "Updated note successfully", note: null },
  });
  await open(note);
  await expect.element(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Walks without a cane.");
  await expect.element(page.getByRole("textbox", { name: "Time logged" })).toHaveValue("1h 30m");
  await page.getByRole("textbox", { name: "Time logged" }).fill("20");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect
    .poll(() => mockServer.sent(UpdateNoteDocument))
    .toEqual([
      {
        id: uuid(1),
        input: {
          patient_id: uuid(2),
          category: uuid(12),
          notes: "Walks without a cane.",
          time_logged: 20,
          datetime: "2026-03-02T15:30:00.000Z",
          version: 4,
        },
      },
    ]);
});

test("a refusal stays over the form with what was typed", async () => {
  mockServer.answer(UpdateNoteDocument, {
    updatePatientNote: {
      status: "fail",
      message: "Somebody else changed this note.",
      note: { ...note, notes: "Walks with a cane.", version: 5 },
    },
  });
  const { closings } = await open(note);
  await page.getByRole("textbox", { name: "Notes" }).fill("Runs.");
  await page.getByRole("button", { name: "Save note" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Somebody else changed this note." });
  await expect.element(alert).toBeVisible();
  await expect.element(alert).toMatchTextContent(/Walks with a cane\./);
  await expect.element(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Runs.");
  expect(closings()).toBe(0);
});

test("after another window's save was compared, Save takes its place", async () => {
  mockServer.answer(UpdateNoteDocument, ({ input }) => ({
    updatePatientNote:
      input.version === 5
        ? { status: "success", message: "Updated note successfully", note: null }
        : { status: "fail", message: "Somebody else changed this note.", note: { ...note, version: 5 } },
  }));
  const { closings } = await open(note);
  await page.getByRole("textbox", { name: "Notes" }).fill("Runs.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByRole("alert").filter({ hasText: "Somebody else changed this note." })).toBeVisible();
  expect(closings()).toBe(0);
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(UpdateNoteDocument).map(({ input }) => [input.version, input.notes])).toEqual([
    [4, "Runs."],
    [5, "Runs."],
  ]);
});

test("a save that fails between forgets no version that was compared", async () => {
  const refusals = [{ ...note, version: 5 }, null];
  mockServer.answer(UpdateNoteDocument, () => ({
    updatePatientNote: { status: "fail", message: "Not now.", note: refusals.shift() ?? null },
  }));
  await open(note);
  const versions = () => mockServer.sent(UpdateNoteDocument).map(({ input }) => input.version);
  for (const sent of [[4], [4, 5], [4, 5, 5]]) {
    await page.getByRole("button", { name: "Save note" }).click();
    await expect.poll(versions).toEqual(sent);
    await expect.element(page.getByRole("button", { name: "Save note" })).toBeEnabled();
  }
});

test("B260 B261: a note that is edited keeps its text and its date, and says which is missing", async () => {
  await open(note);
  await page.getByRole("textbox", { name: "Notes" }).fill("");
  await page.getByRole("textbox", { name: /^Date/ }).fill("");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByText("Please enter notes", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Please select date and time", { exact: true })).toBeVisible();
  expect(mockServer.sent(UpdateNoteDocument)).toEqual([]);
});

test("B385: updating says 'Note updated successfully', or 'Failed to update note' over what was typed", async () => {
  mockServer.answer(UpdateNoteDocument, {
    updatePatientNote: { status: "fail", message: "Somebody else changed this note.", note: null },
  });
  const { closings } = await open(note);
  await page.getByRole("textbox", { name: "Notes" }).fill("Called twice.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByText("Failed to update note", { exact: true })).toBeVisible();
  expect(closings()).toBe(0);
  mockServer.answer(UpdateNoteDocument, {
    updatePatientNote: { status: "success", message: "Note updated successfully", note: null },
  });
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByText("Note updated successfully", { exact: true })).toBeVisible();
});

test("B387: a crash while an edited note is saved says 'An error occurred while saving the note'", async () => {
  mockServer.answer(UpdateNoteDocument, (() => null) as never);
  const { closings } = await open(note);
  await page.getByRole("textbox", { name: "Notes" }).fill("Called twice.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByText("An error occurred while saving the note", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Called twice.");
  expect(closings()).toBe(0);
});

const choices = (): string[] =>
  [...(page.getByRole("combobox", { name: "Category" }).element() as HTMLSelectElement).options]
    .filter(({ disabled, hidden, value }) => value !== "" && !disabled && !hidden)
    .map(({ text }) => text);

test("a category that is offered no more stays a choice of the notes that have it, and of no others", async () => {
  const { unmount } = await open();
  await expect.poll(choices).toEqual(["Phone call", "Visit"]);
  await unmount();
  await open({ ...note, category: { _id: uuid(13), category_name: "Old" } });
  await expect.poll(choices).toEqual(["Phone call", "Visit", "Old"]);
  await expect.element(page.getByRole("combobox", { name: "Category" })).toHaveDisplayValue("Old");
});

test("what is typed and left behind comes back for the same note and patient only", async () => {
  const text = () => page.getByRole("textbox", { name: "Notes" });
  const first = await open(note);
  await text().fill("Runs.");
  await first.unmount();
  const other = await open({ ...note, _id: uuid(9) });
  await expect.element(text()).toHaveValue("Walks without a cane.");
  await other.unmount();
  const added = await open();
  await expect.element(text()).toHaveValue("");
  await text().fill("Called.");
  await added.unmount();
  const ofAnother = await open(null, uuid(4));
  await expect.element(text()).toHaveValue("");
  await ofAnother.unmount();
  await open(note);
  await expect.element(text()).toHaveValue("Runs.");
});

test("another window's save says when it was, by the clinic's clock", async () => {
  mockServer.answer(UpdateNoteDocument, {
    updatePatientNote: {
      status: "fail",
      message: "You saved this note in another window.",
      note: { ...note, version: 5, updated_at: "2026-03-02T17:45:00.000Z" },
    },
  });
  await open(note);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByText("Compare with what was saved at 11:45 AM")).toBeVisible();
});

test("a note of a day to come is refused at its date, and nothing is sent", async () => {
  await open(note);
  await page.getByRole("textbox", { name: /^Date/ }).fill("03/02/2199");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByRole("textbox", { name: /^Date/ })).toHaveAttribute("aria-invalid", "true");
  expect(mockServer.sent(UpdateNoteDocument)).toEqual([]);
});
