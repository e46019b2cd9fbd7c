import type { CaseCommentFragment } from "./thread.graphql.ts";
import type { ShownCaseFragment } from "../case-detail.graphql.ts";

/** Entry of a thread: a comment, the opening description, or the assignment to the vendor's team. */
export type ThreadEntry =
  | { readonly kind: "comment"; readonly at: number; readonly comment: CaseCommentFragment }
  | { readonly kind: "opening"; readonly at: number }
  | { readonly kind: "moved"; readonly at: number };

/** Returns all entries of a thread, oldest first. Users who do not handle the case read the description as the first message. */
export function threadEntries(supportCase: ShownCaseFragment, withOpening: boolean): ThreadEntry[] {
  const comments = supportCase.comments.map((comment): ThreadEntry => ({
    kind: "comment",
    at: Date.parse(comment.commented_date),
    comment,
  }));
  const moved: ThreadEntry[] = supportCase.vendorAssignedAt
    ? [{ kind: "moved", at: Date.parse(supportCase.vendorAssignedAt) }]
    : [];
  const opening: ThreadEntry[] = withOpening ? [{ kind: "opening", at: Date.parse(supportCase.createdDate) }] : [];
  return [...opening, ...[...comments, ...moved].toSorted((one, other) => one.at - other.at)];
}

/** Returns the index of the first comment of somebody else since the viewer's last visit; -1 for none. */
export const firstNew = (entries: readonly ThreadEntry[], seenUntil: number, me: string): number =>
  entries.findIndex((each) => each.kind === "comment" && each.comment.userid !== me && each.at > seenUntil);
