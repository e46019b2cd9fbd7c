import type { CommentPriority } from "@restride/domain/case-work/comment.ts";

/** Message that is being written; `image` is the name of an uploaded image, empty for none. */
export interface MessageDraft {
  readonly comment: string;
  readonly priority: CommentPriority;
  readonly image: string;
}

export const emptyMessage: MessageDraft = { comment: "", priority: "NORMAL", image: "" };

/** Returns the text and image that were added after a message was sent. The priority of the next message is Normal again. */
export const withoutSent = (sent: MessageDraft, now: MessageDraft): MessageDraft => ({
  ...emptyMessage,
  comment: now.comment.startsWith(sent.comment) ? now.comment.slice(sent.comment.length).trimStart() : now.comment,
  image: now.image === sent.image ? "" : now.image,
});

/** Returns the current message with the text of a taken-back one before it. */
export const withReturned = (returned: Pick<MessageDraft, "comment" | "image">, now: MessageDraft): MessageDraft => ({
  ...now,
  comment: [returned.comment, now.comment].filter(Boolean).join("\n"),
  image: now.image || returned.image,
});
