import { z } from "zod";
import { type Id, isId } from "../values/id.ts";
import { isLastFour } from "../values/phone.ts";
import * as texts from "./cases-texts.ts";

const id = z.custom<Id>((value) => typeof value === "string" && isId(value), texts.pleaseChooseAgain);
const lastDigits = z.string().trim().refine(isLastFour, texts.pleaseEnter4Digits);

/** Schema of the filter of the messages on the wire; a missing field has no effect. */
export const messageFilterSchema = z.object({
  /** Only the session's clinic is possible. */
  customerIds: z.array(id).nullish(),
  surgeonId: id.nullish(),
  patientId: id.nullish(),
  /** Prefixes of first and last names. */
  name: z.string().trim().max(80, texts.pleaseEnterAtMost80).nullish(),
  lastdigitsofphone: lastDigits.nullish(),
  urgent: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  bySurgeons: z.boolean().nullish(),
  byPatients: z.boolean().nullish(),
});

export type MessageFilter = z.output<typeof messageFilterSchema>;

export const messageSortSchema = z.object({
  field: z.literal("receivedOn", texts.theListCannotBeSorted),
  order: z.enum(["ascend", "descend"], texts.pleaseSortAscendingOrDescending),
});

export type MessageSort = z.output<typeof messageSortSchema>;

/** Initial order of the messages: unread and urgent ones first, then the newest. */
export const defaultMessageSort: MessageSort = { field: "receivedOn", order: "descend" };

/** Schema of the filter in the dialog. */
export const messageFilterForm = z.object({
  name: z.string().trim().max(80, texts.pleaseEnterAtMost80),
  lastdigitsofphone: z
    .string()
    .trim()
    .refine((digits) => digits === "" || isLastFour(digits), texts.pleaseEnter4Digits),
  urgent: z.boolean(),
});
