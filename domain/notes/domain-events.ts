import type { Id } from "../values/id.ts";

/** Domain events of notes about a patient. `by` is the user who acted. */
export type NoteEvents = {
  NoteAdded: { note: Id; by: Id };
  NoteChanged: { note: Id; by: Id };
  NoteDeleted: { note: Id; by: Id };
};
