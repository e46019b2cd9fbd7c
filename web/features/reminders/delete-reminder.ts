import { mutate } from "../../platform/calls/calls.ts";
import { offerUndo } from "../../platform/calls/offer-undo.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { leaveRow } from "../../ui/list/leave-row.ts";
import { DeleteEventDocument, RestoreEventDocument } from "./reminders.graphql.ts";

const mutationOptions = { invalidates: ["reminders"] } as const;

/** Deletes a reminder at once and offers undo. */
export async function deleteReminder(id: string): Promise<void> {
  const outcome = await mutate(DeleteEventDocument, { id }, mutationOptions);
  if (outcome.kind === "data") {
    leaveRow();
    offerUndo(outcome.message, RestoreEventDocument, { id }, mutationOptions);
  }
  if (outcome.kind === "fail") toasts.error(outcome.message);
}
