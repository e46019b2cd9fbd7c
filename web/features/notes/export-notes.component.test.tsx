import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { catchSavedFiles } from "../../testing/saved-files.ts";
import { uuid } from "../../testing/uuid.ts";
import { exportNotes } from "./export-notes.ts";
import { PatientNotesDocument } from "./notes.graphql.ts";

const note = {
  _id: uuid(11),
  patient_id: uuid(1),
  notes: "Walks without a cane.",
  time_logged: 0,
  datetime: "2026-03-02T05:30:00.000Z", // 11:30 PM of the day before in Chicago
  updated_at: "2026-03-02T05:31:00.000Z",
  version: 1,
  category: { _id: uuid(12), category_name: "Visit" },
  created_by: { _id: uuid(13), firstname: "Thea", lastname: "Therapist" },
};
const answerNotes = (total: number, notes = [note]): void =>
  mockServer.answer(PatientNotesDocument, {
    getPatientNotes: { status: "success", message: "", total, logged: 0, notes },
    getPatientNotesCategories: { status: "success", message: "", categories: [] },
  });
const view = { current: 3, pageSize: 10, category: uuid(12), search: " cane " };
const Export = () => (
  <button type="button" onClick={() => void exportNotes(uuid(1), view, "America/Chicago")}>
    Export
  </button>
);
const save = async () => {
  const files = catchSavedFiles();
  await render(<Export />);
  page
    .getByRole("button", { name: "Export" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return files;
};

test("B089 B417 B388: an export asks for the first 1000 notes that match, whatever page is shown, and saves them", async () => {
  answerNotes(1);
  const files = await save();
  await expect.element(page.getByText("Notes exported to CSV successfully", { exact: true })).toBeVisible();
  expect(mockServer.sent(PatientNotesDocument)).toEqual([
    { patient_id: uuid(1), metadata: { current: 1, pageSize: 1000 }, category: uuid(12), search: "cane" },
  ]);
  await expect
    .poll(() => files)
    .toMatchObject([
      {
        name: "patient-notes.csv",
        text: expect.stringContaining(
          '"Date & Time","Category","Note","Entered by"\r\n"03/01/2026, 11:30 PM","Visit","Walks without a cane.","Thea Therapist"',
        ),
      },
    ]);
});

test("B417: of more notes than 1000 it is said that the newest are saved", async () => {
  answerNotes(1001);
  await save();
  await expect.element(page.getByText(/The newest 1,000 of 1,001\./)).toBeVisible();
});

test("B417: exactly 1000 notes are all of them, and nothing is said of others", async () => {
  const notes = Array.from({ length: 1000 }, (_, at) => ({ ...note, _id: uuid(1001 + at), notes: `Note ${at + 1}.` }));
  answerNotes(1000, notes);
  const files = await save();
  await expect.element(page.getByText("Notes exported to CSV successfully", { exact: true })).toBeVisible();
  await expect.poll(() => files).toMatchObject([{ text: expect.stringContaining('"Note 1000."') }]);
  expect(files[0]!.text.match(/"Note \d+\."/g)).toHaveLength(1000);
});
