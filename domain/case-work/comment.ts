import { z } from "zod";
import { textField } from "../values/text-fields.ts";
import { commentTexts } from "./comment-texts.ts";
import * as texts from "./case-work-texts.ts";

/** Maximum length of a comment, in characters. */
export const maxCommentLength = 4_000;

/** Number of characters from which a writer sees the remaining length. */
export const counterShownFromLength = 3_500;

/** Milliseconds in which a comment can be taken back. For that time it is not delivered to anybody but staff at a screen. */
export const takeBackMilliseconds = 8_000;

/** In milliseconds: how often a writer's browser reports that somebody is writing, and how long the notice stays after the last report. */
export const typingIntervals = { every: 3_000, endsAfter: 6_000 } as const;

/** Urgency of a comment, by its names on the wire. */
export const commentPriorities = ["NORMAL", "URGENT"] as const;
export type CommentPriority = (typeof commentPriorities)[number];

/** Schema of a typed comment: text is optional when there is an image. `image` is the name of an uploaded image, empty for none. */
export const commentForm = z
  .object({
    comment: textField(commentTexts.empty).max(maxCommentLength, texts.aMessageHasAtMost(maxCommentLength)),
    priority: z.enum(commentPriorities, texts.chooseNormalOrUrgent).default("NORMAL"),
    image: z.string().default(""),
  })
  .refine(({ comment, image }) => comment !== "" || image !== "", { error: commentTexts.empty, path: ["comment"] });

export type Comment = z.output<typeof commentForm>;

/** Returns whether a comment can still be taken back; instants in milliseconds. */
export const mayTakeBack = (commentedAt: number, now: number): boolean => now < commentedAt + takeBackMilliseconds;
