import { z } from "zod";
import { textField } from "../values/text-fields.ts";

/** Most characters of a comment. */
export const longestComment = 4_000;

/** From how many characters on a writer sees how many there may be. */
export const countedFrom = 3_500;

/** Milliseconds in which a comment can be taken back: so long it waits for everybody who is no staff at a screen. */
export const takeBackWithin = 8_000;

/** Milliseconds: how often somebody who writes is told of, and after how long a silence it ends. */
export const writingTold = { every: 3_000, endsAfter: 6_000 } as const;

/** How much a comment presses, by its names on the wire. */
export const commentPriorities = ["NORMAL", "URGENT"] as const;
export type CommentPriority = (typeof commentPriorities)[number];

/** What people read about comments. */
export const commentTexts = {
  notFound: "This message was not found.",
  empty: "Please enter a message.",
  sent: "Message Sent!",
  updated: "Comment updated",
  deleted: "Comment deleted",
  restored: "The comment is back.",
  takenBack: "Message taken back",
  hasLeft: "This message has been sent already. You can still delete it.",
  changed: "You changed this message in another window. What you write here is kept.",
} as const;

/** A comment as it is typed: with an image it needs no words. `image` is the name of an image that was brought, empty for none. */
export const commentForm = z
  .object({
    comment: textField(commentTexts.empty).max(longestComment, `A message has at most ${longestComment} characters.`),
    priority: z.enum(commentPriorities, "Choose Normal or Urgent.").default("NORMAL"),
    image: z.string().default(""),
  })
  .refine(({ comment, image }) => comment !== "" || image !== "", { error: commentTexts.empty, path: ["comment"] });

export type Comment = z.output<typeof commentForm>;

/** Whether a comment can still be taken back; instants in milliseconds. */
export const mayTakeBack = (saidAt: number, now: number): boolean => now < saidAt + takeBackWithin;
