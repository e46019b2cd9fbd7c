import { z } from "zod";
import { textField } from "../values/text-fields.ts";

/** Longest reason for withdrawing a request, letters: with the words before it, it is a comment. */
export const reasonLimit = 3_900;

/** Why staff withdraw a request for the patient. */
export const withdrawalForm = z.object({
  reason: textField("Please enter a reason.")
    .min(1, "Please enter a reason.")
    .max(reasonLimit, `Reason must be ${reasonLimit} characters or less`),
});
