import { call, callAndTell } from "../../platform/calls/calls.ts";
import { toasts } from "../../platform/page/toasts.ts";
import { leaveRow } from "../../ui/list/leave-row.ts";
import { DeleteEventDocument, RestoreEventDocument } from "./reminders.graphql.ts";

const changes = { changes: ["reminders"] } as const;

/** Deletes a reminder at once, with a way back. */
export async function deleteReminder(id: string): Promise<void> {
  const outcome = await call(DeleteEventDocument, { id }, changes);
  if (outcome.kind === "data") {
    leaveRow();
    toasts.undo(outcome.message, () => void callAndTell(RestoreEventDocument, { id }, changes));
  }
  if (outcome.kind === "fail") toasts.error(outcome.message);
}
