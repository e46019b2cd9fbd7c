import { z } from "zod";
import { phoneField } from "../values/phone-field.ts";
import { isLastFour } from "../values/phone.ts";
import type { PatientFilter } from "./list/patient-filter.ts";
import { locateTexts } from "./locate-texts.ts";
import * as texts from "./patients-texts.ts";

const withoutPadding = z
  .string()
  .max(50, texts.pleaseEnterAtMost50)
  .refine((text) => text === text.trim(), texts.pleaseRemoveEmptySpaces);

const phone = z
  .string()
  .refine((typed) => typed === "" || typed.trim() !== "", texts.pleaseEnterValidNumber)
  .pipe(phoneField());

/** Schema of the search for a patient in the clinics of a company: at least one field is required, and each must be valid. */
export const locateForm = z
  .object({
    lastname: withoutPadding,
    lastdigits: z.string().refine((digits) => digits === "" || isLastFour(digits), texts.pleaseEnter4Digits),
    phone,
    surgeon: withoutPadding,
  })
  .superRefine((form, context) => {
    if (Object.values(form).every((text) => text === ""))
      context.addIssue({ code: "custom", path: ["lastname"], message: locateTexts.nothing });
  })
  .transform(({ lastname, lastdigits, phone: whole, surgeon }): PatientFilter => ({
    type: "all",
    ...(lastname !== "" && { lastname_plain: lastname }),
    ...(lastdigits !== "" && { lastdigitsofphone: lastdigits }),
    ...(whole !== "" && { phone: whole }),
    ...(surgeon !== "" && { surgeonname: surgeon }),
  }));
