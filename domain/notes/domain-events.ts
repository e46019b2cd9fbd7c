import type { Id } from "../values/id.ts";

/** What happens to notes about a patient. `by` is the user who did it. */
export type NoteEvents = {
  NoteAdded: { note: Id; by: Id };
  NoteChanged: { note: Id; by: Id };
  NoteDeleted: { note: Id; by: Id };
};
