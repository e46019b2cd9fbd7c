import { countText } from "../texts/count-text.ts";
import { z } from "zod";
import { phoneField } from "../values/phone-field.ts";
import { isLastFour } from "../values/phone.ts";
import type { PatientFilter } from "./list/patient-filter.ts";

/** Texts of the search for a patient of the company. */
export const locateTexts = {
  title: "LOCATE PATIENT",
  none: (customers: number): string => `No patient found in ${countText(customers, "customer")}.`,
  matches: (patients: number, customers: number): string =>
    `${countText(patients, "patient")} in ${countText(customers, "customer")}`,
  reach: "Only customers you may act for. View patient changes the chosen customer.",
  nothing: "Please enter at least one of them.",
} as const;

const withoutPadding = z
  .string()
  .max(50, "Please enter at most 50 letters.")
  .refine((text) => text === text.trim(), "Please remove empty spaces.");

const phone = z
  .string()
  .refine((typed) => typed === "" || typed.trim() !== "", "Please enter valid number!")
  .pipe(phoneField());

/** Schema of the search for a patient in the clinics of a company: at least one field is required, and each must be valid. */
export const locateForm = z
  .object({
    lastname: withoutPadding,
    lastdigits: z.string().refine((digits) => digits === "" || isLastFour(digits), "Please enter 4 digits"),
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
