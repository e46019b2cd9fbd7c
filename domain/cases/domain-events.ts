/** Domain events of cases. `by` is the user who acted; null for a patient or for nobody. */
import type { Id } from "../values/id.ts";
export type CaseEvents = {
  CaseCreated: { case: Id; by: Id | null };
  CaseMovedToVendor: { case: Id; by: Id };
  CommentAdded: { case: Id; by: Id | null; comment: Id };
  CommentChanged: { case: Id; by: Id; comment: Id };
  CaseChanged: { case: Id; by: Id };
  WorkLogChanged: { case: Id; by: Id };
  /** A case left the lists, or returned to them when `archived` is 'no'. */
  CaseArchived: { case: Id; by: Id; archived: "yes" | "no" };
  CaseDeleted: { case: Id; by: Id };
};
