import { z } from "zod";
import { isInternationalPhone, normalisePhone } from "./phone.ts";

/**
 * A phone of a form, kept in international form. `missing` is said when there is none; without it a phone may be left out and
 * stays empty.
 */
export const phoneField = (missing?: string) =>
  z
    .string({ error: missing ?? "Please enter valid number!" })
    .trim()
    .superRefine((typed, context) => {
      if (typed === "") {
        if (missing) context.addIssue(missing);
        return;
      }
      if (!isInternationalPhone(normalisePhone(typed))) context.addIssue("Please enter valid number!");
    })
    .transform((typed) => (typed === "" ? "" : normalisePhone(typed)));
