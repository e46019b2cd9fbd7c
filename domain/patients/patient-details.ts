import { z } from "zod";
import type { CalendarDate } from "../values/calendar-date.ts";
import { emailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { noCaregiver, optionalCaregiver } from "./caregiver.ts";
import { heightLimits } from "../values/height.ts";
import { birthDateField, personLimits, personNameField } from "./person-fields.ts";
import { genders } from "./person-name.ts";
import { shipAddressForm } from "./ship-address.ts";
import * as texts from "./patients-texts.ts";

const height = z
  .number({ error: texts.pleaseSelectAHeight })
  .min(heightLimits.min, texts.pleaseSelectAHeight)
  .max(heightLimits.max, texts.pleaseSelectAHeight)
  .nullable()
  .default(null);

/**
 * Returns the schema of a patient's details for the forms of the clinic and for self-registration. `today` is the clinic's; the height is in inches.
 */
export const patientDetails = (today: CalendarDate) =>
  z.object({
    firstname: personNameField(texts.firstNameLabel, texts.pleaseEnterPatientFirstName),
    lastname: personNameField(texts.lastNameLabel, texts.pleaseEnterPatientLastName),
    gender: z.enum(genders, texts.pleaseSelectGender),
    dob: birthDateField(today),
    height,
    phone: phoneField(texts.pleaseEnterPatientCellNumber),
    email: emailField(texts.pleaseEnterValidEmail, personLimits.email),
    shipaddress: shipAddressForm,
    caregiver: optionalCaregiver.default(noCaregiver),
    email_opt_in: z.boolean(),
    include_devices: z.boolean(),
  });

export type PatientDetails = z.output<ReturnType<typeof patientDetails>>;
