import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { type NoteFragment, PatientNotesDocument, type PatientNotesQuery } from "./notes.graphql.ts";
import { PatientNotes } from "./PatientNotes.tsx";

export const note = (number: number, notes = `Note ${number}`): NoteFragment => ({
  _id: uuid(number),
  patient_id: uuid(2000),
  notes,
  time_logged: 10,
  datetime: "2026-03-02T15:30:00.000Z",
  updated_at: "2026-03-02T15:31:00.000Z",
  version: 1,
  category: { _id: uuid(1011), category_name: "General" },
  created_by: { _id: uuid(9003), firstname: "Thea", lastname: "Therapist" },
});
export const many = Array.from({ length: 13 }, (_, at) => note(at + 1));

export const notesPage = (notes: readonly NoteFragment[], total = notes.length): PatientNotesQuery => ({
  getPatientNotes: { status: "success", message: "", total, logged: 110, notes: [...notes] },
  getPatientNotesCategories: {
    status: "success",
    message: "",
    categories: [
      { _id: uuid(1011), category_name: "General", is_default: true, active: true, count: total },
      { _id: uuid(1012), category_name: "Phone Call", is_default: false, active: true, count: 0 },
    ],
  },
});
/** Sets the response to each page of these notes; categories other than the first have none. */
export const answerNotes = (all: readonly NoteFragment[]): void =>
  mockServer.answer(PatientNotesDocument, ({ metadata, category, search }) => {
    const [current, size] = [metadata?.current ?? 1, metadata?.pageSize ?? 10];
    const matches = category === uuid(1012) || search ? [] : all;
    const answer = notesPage(matches.slice((current - 1) * size, current * size), matches.length);
    answer.getPatientNotesCategories.categories![0]!.count = all.length;
    return answer;
  });
export const failNotes = (): void =>
  mockServer.answer(PatientNotesDocument, {
    ...notesPage([]),
    getPatientNotes: { status: "fail", message: "Try again in a moment.", total: null, logged: null, notes: null },
  });

/** Opens the notes of a patient of a clinic in Chicago, on March 5. */
export const open = () =>
  render(<PatientNotes patientId={uuid(2000)} today={"2026-03-05" as CalendarDate} timeZone="America/Chicago" />);
export const section = () => page.getByRole("region", { name: "Patient Notes" });
export const rows = () => section().getByRole("listitem");
