import { z } from "zod";
import type { CalendarDate } from "../values/calendar-date.ts";
import { emailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { noCaregiver, optionalCaregiver } from "./caregiver.ts";
import { heightLimits } from "../values/height.ts";
import { birthDateField, personLimits, personNameField } from "./person-fields.ts";
import { genders } from "./person-name.ts";
import { shipAddressForm } from "./ship-address.ts";

const height = z
  .number({ error: "Please select a height." })
  .min(heightLimits.min, "Please select a height.")
  .max(heightLimits.max, "Please select a height.")
  .nullable()
  .default(null);

/**
 * Returns the schema of a patient's details for the forms of the clinic and for self-registration. `today` is the clinic's; the height is in inches.
 */
export const patientDetails = (today: CalendarDate) =>
  z.object({
    firstname: personNameField("First name", "Please enter patient first name."),
    lastname: personNameField("Last name", "Please enter patient last name."),
    gender: z.enum(genders, "Please select gender."),
    dob: birthDateField(today),
    height,
    phone: phoneField("Please enter patient cell number."),
    email: emailField("Please enter valid email", personLimits.email),
    shipaddress: shipAddressForm,
    caregiver: optionalCaregiver.default(noCaregiver),
    email_opt_in: z.boolean(),
    include_devices: z.boolean(),
  });

export type PatientDetails = z.output<ReturnType<typeof patientDetails>>;
