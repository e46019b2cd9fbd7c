import { z } from "zod";
import { phoneField } from "../values/phone-field.ts";
import { birthDateField, personLimits, personNameField } from "../patients/person-fields.ts";
import { optionalEmailField } from "../values/email.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import * as texts from "./account-deletion-texts.ts";

/** Days between a request and the erasure; until then it can be withdrawn. */
export const eraseAfterDays = 90;

/** Schema of a request to delete an account. `today` is the first day that is refused as a birth date. */
export const deletionForm = (today: CalendarDate) =>
  z.object({
    firstname: personNameField(texts.firstName, texts.pleaseEnterPatientFirstName),
    lastname: personNameField(texts.lastName, texts.pleaseEnterPatientLastName),
    dob: birthDateField(today),
    phone: phoneField(texts.pleaseEnterPatientCellNumber),
    email: optionalEmailField(texts.pleaseEnterValidEmail, personLimits.email),
  });

export type DeletionForm = z.output<ReturnType<typeof deletionForm>>;
