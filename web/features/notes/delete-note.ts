import { mutate } from "../../platform/calls/calls.ts";
import { offerUndo } from "../../platform/calls/offer-undo.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { leaveRow } from "../../ui/list/leave-row.ts";
import { DeleteNoteDocument, RestoreNoteDocument } from "./notes.graphql.ts";
import { noteTexts } from "@restride/domain/notes/note-texts.ts";

const mutationOptions = { invalidates: ["notes"] } as const;

/** Deletes a note at once and offers undo. */
export async function deleteNote(id: string): Promise<void> {
  const outcome = await mutate(DeleteNoteDocument, { id }, mutationOptions);
  if (outcome.kind === "data") {
    leaveRow();
    offerUndo(outcome.message, RestoreNoteDocument, { id }, mutationOptions);
  }
  if (outcome.kind === "fail") toasts.error(outcome.data ? noteTexts.failed.remove : noteTexts.crashed.remove);
}
