/** What happens to cases. `by` is the user who did it; null for a patient, or for nobody. */
import type { Id } from "../values/id.ts";
export type CaseFacts = {
  CaseCreated: { case: Id; by: Id | null };
  CaseMovedToVendor: { case: Id; by: Id };
  CommentAdded: { case: Id; by: Id | null; comment: Id };
  CommentChanged: { case: Id; by: Id; comment: Id };
  CaseChanged: { case: Id; by: Id };
  WorkLogChanged: { case: Id; by: Id };
};
