import { noteLimits } from "@restride/domain/notes/note.ts";
import { notesCsv } from "@restride/domain/notes/notes-csv.ts";
import { queryOnce } from "../../platform/calls/calls.ts";
import { saveTable } from "../../platform/device/save-file.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { PatientNotesDocument } from "./notes.graphql.ts";
import { noteFilterInput, type NoteListView } from "./use-notes.ts";
import { noteTexts } from "@restride/domain/notes/note-texts.ts";
import * as texts from "./notes-texts.ts";

/** Saves the matching notes, newest first, as a file for a spreadsheet. */
export async function exportNotes(patientId: string, request: NoteListView, timeZone: string): Promise<void> {
  const metadata = { current: 1, pageSize: noteLimits.exported };
  const outcome = await queryOnce(PatientNotesDocument, {
    patient_id: patientId,
    metadata,
    ...noteFilterInput(request),
  });
  if (outcome.kind === "expired") return;
  if (outcome.kind === "fail") return toasts.error(noteTexts.failed.export);
  const { notes, total } = outcome.data.getPatientNotes;
  const rows = (notes ?? []).map((note) => ({ ...note, datetime: Date.parse(note.datetime) }));
  saveTable(notesCsv(rows, timeZone), "patient-notes.csv");
  const left = (total ?? 0) - noteLimits.exported;
  const counts = [noteLimits.exported, total ?? 0].map((count) => count.toLocaleString("en-US"));
  toasts.success(left > 0 ? texts.newestExported(counts[0]!, counts[1]!) : noteTexts.exported);
}
