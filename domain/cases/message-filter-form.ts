import { z } from "zod";
import { isLastFour } from "../values/phone.ts";
import * as texts from "./cases-texts.ts";
import type { MessageFilter } from "./message-filter.ts";

/** Schema of the filter dialog. It returns its fields of the filter; one that does not limit is undefined. */
export const messageFilterForm = z
  .object({
    name: z
      .string()
      .max(80, texts.pleaseEnterAtMost80)
      .refine((name) => name === name.trim(), texts.pleaseRemoveEmptySpaces),
    lastdigitsofphone: z
      .string()
      .trim()
      .refine((digits) => digits === "" || isLastFour(digits), texts.pleaseEnter4Digits),
    urgent: z.boolean(),
  })
  .transform(({ name, lastdigitsofphone, urgent }) => ({
    name: name || undefined,
    lastdigitsofphone: lastdigitsofphone || undefined,
    urgent: urgent || undefined,
  }));

/** Values of the filter dialog while it is filled in. */
export type MessageFilterForm = z.input<typeof messageFilterForm>;

/** Returns the dialog's values for a filter. */
export const messageFilterFormOf = ({ name, lastdigitsofphone, urgent }: MessageFilter): MessageFilterForm => ({
  name: name ?? "",
  lastdigitsofphone: lastdigitsofphone ?? "",
  urgent: urgent ?? false,
});
