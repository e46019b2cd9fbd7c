import type { CommentPriority } from "@restride/domain/case-work/comment.ts";

/** A message while it is written; `image` is the name of one that was taken, empty for none. */
export interface Composed {
  readonly comment: string;
  readonly priority: CommentPriority;
  readonly image: string;
}

export const emptyMessage: Composed = { comment: "", priority: "NORMAL", image: "" };

/** What is left when a message was sent: whatever was typed since. The next one is Normal again. */
export const withoutSent = (sent: Composed, now: Composed): Composed => ({
  ...emptyMessage,
  comment: now.comment.startsWith(sent.comment) ? now.comment.slice(sent.comment.length).trimStart() : now.comment,
  image: now.image === sent.image ? "" : now.image,
});

/** What was taken back stands before what is written since. */
export const withReturned = (returned: Pick<Composed, "comment" | "image">, now: Composed): Composed => ({
  ...now,
  comment: [returned.comment, now.comment].filter(Boolean).join("\n"),
  image: now.image || returned.image,
});
