/** What happens to cases. `by` is the user who did it; null for a patient, or for nobody. */
import type { Id } from "../values/id.ts";
export type CaseEvents = {
  CaseCreated: { case: Id; by: Id | null };
  CaseMovedToVendor: { case: Id; by: Id };
  CommentAdded: { case: Id; by: Id | null; comment: Id };
  CommentChanged: { case: Id; by: Id; comment: Id };
  CaseChanged: { case: Id; by: Id };
  WorkLogChanged: { case: Id; by: Id };
  /** A case went out of the lists, or came back when `archived` is 'no'. */
  CaseArchived: { case: Id; by: Id; archived: "yes" | "no" };
  CaseDeleted: { case: Id; by: Id };
};
