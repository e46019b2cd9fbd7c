import type { CaseCommentFragment, ShownCaseFragment } from "../case-detail.graphql.ts";

/** What stands in a thread: something that was said, or that the case went to the vendor's team. */
export type Said =
  | { readonly kind: "comment"; readonly at: number; readonly comment: CaseCommentFragment }
  | { readonly kind: "opening"; readonly at: number }
  | { readonly kind: "moved"; readonly at: number };

/** All of a thread, oldest first. Who does not handle the case reads what opened it as its first message. */
export function allSaid(supportCase: ShownCaseFragment, withOpening: boolean): Said[] {
  const comments = supportCase.comments.map((comment): Said => ({
    kind: "comment",
    at: Date.parse(comment.commented_date),
    comment,
  }));
  const moved: Said[] = supportCase.vendorAssignedAt
    ? [{ kind: "moved", at: Date.parse(supportCase.vendorAssignedAt) }]
    : [];
  const opening: Said[] = withOpening ? [{ kind: "opening", at: Date.parse(supportCase.createdDate) }] : [];
  return [...opening, ...[...comments, ...moved].toSorted((one, other) => one.at - other.at)];
}

/** Where what is new begins: the first that somebody else said since the viewer looked last; -1 for nowhere. */
export const firstNew = (entries: readonly Said[], seenUntil: number, me: string): number =>
  entries.findIndex((each) => each.kind === "comment" && each.comment.userid !== me && each.at > seenUntil);
