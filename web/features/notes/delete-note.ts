import { noteTexts } from "@restride/domain/notes/note.ts";
import { call, callAndTell } from "../../platform/calls/calls.ts";
import { toasts } from "../../platform/page/toasts.ts";
import { leaveRow } from "../../ui/list/leave-row.ts";
import { DeleteNoteDocument, RestoreNoteDocument } from "./notes.graphql.ts";

const changes = { changes: ["notes"] } as const;

/** Deletes a note at once, with a way back. */
export async function deleteNote(id: string): Promise<void> {
  const outcome = await call(DeleteNoteDocument, { id }, changes);
  if (outcome.kind === "data") {
    leaveRow();
    toasts.undo(outcome.message, () => void callAndTell(RestoreNoteDocument, { id }, changes));
  }
  if (outcome.kind === "fail") toasts.error(outcome.data ? noteTexts.failed.remove : noteTexts.crashed.remove);
}
