import { z } from "zod";
import { isInternationalPhone, isLastFour, normalisePhone } from "../values/phone.ts";

/** A text that may be empty, but neither blank nor with spaces around. */
const withoutSpaces = z
  .string()
  .max(100, "Please enter at most 100 letters.")
  .refine((text) => text === text.trim(), "Please remove empty spaces.")
  .transform((text) => text || undefined)
  .optional();

/** A phone that may be missing, but not blank: international form, +1 unless it has a plus. */
const optionalPhone = z
  .string()
  .transform((text) => (text === "" ? undefined : normalisePhone(text)))
  .refine((phone) => phone === undefined || isInternationalPhone(phone), "Please enter valid number!")
  .optional();

/** The forms that look for a patient: LOCATE PATIENT and the filter of messages. */
export const locatePatientForm = z.object({
  phone: optionalPhone,
  lastdigitsofphone: z
    .string()
    .refine((digits) => digits === "" || isLastFour(digits), "Please enter 4 digits")
    .transform((digits) => digits || undefined)
    .optional(),
  lastname: withoutSpaces,
  surgeon: withoutSpaces,
});

export type LocatePatient = z.output<typeof locatePatientForm>;
