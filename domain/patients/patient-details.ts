import { z } from "zod";
import { addressLine, countryField, hasStates } from "../values/address.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { emailField } from "../values/email.ts";
import { caregiverLimits, relationships, usualRelationship } from "./caregiver.ts";
import { heightLimits } from "./height.ts";
import { birthDateField, cellPhoneField, optionalPhoneField, personLimits, personNameField } from "./person-fields.ts";
import { genders } from "./person-name.ts";

const caregiverName = (label: string) => addressLine({ label, most: caregiverLimits.name });

const caregiver = {
  caregiverfname: caregiverName("Caregiver first name"),
  caregiverlname: caregiverName("Caregiver last name"),
  caregiverphone: optionalPhoneField,
  caregiveremail: z
    .literal("")
    .or(emailField("Please enter valid care giver email", caregiverLimits.email))
    .default(""),
  caregiverrelationship: z
    .enum(relationships, "Please select a Relationship with care giver.")
    .default(usualRelationship),
};

const address = {
  line1: addressLine({ label: "Address Line 1", most: 100, missing: "Please enter your address." }),
  line2: addressLine({ label: "Address Line 2", most: 100 }),
  city: addressLine({ label: "City", most: 20, missing: "Please select your city name." }),
  state: addressLine({ label: "State", most: 50 }),
  zip: addressLine({ label: "Zip", most: 20, missing: "Please enter your zip code" }),
  country: countryField,
};

const height = z
  .number({ error: "Please select a height." })
  .min(heightLimits.min, "Please select a height.")
  .max(heightLimits.max, "Please select a height.")
  .nullable()
  .default(null);

/** Only the addresses of the US name a state that must be chosen. */
const stateIsThere = ({ country, state }: { country: string; state: string }): boolean =>
  !hasStates(country) || state !== "";

/**
 * Who a patient is, as the forms write it: by the clinic, and by the patients themselves when they register. `today` is the
 * clinic's; the height is in inches.
 */
export const patientDetails = (today: CalendarDate) =>
  z
    .object({
      firstname: personNameField("First name", "Please enter patient first name."),
      lastname: personNameField("Last name", "Please enter patient last name."),
      gender: z.enum(genders, "Please select gender."),
      dob: birthDateField(today),
      height,
      phone: cellPhoneField("Please enter patient cell number."),
      email: emailField("Please enter valid email", personLimits.email),
      ...address,
      ...caregiver,
      email_opt_in: z.boolean(),
      include_devices: z.boolean(),
    })
    .refine(stateIsThere, { path: ["state"], message: "Please select your state.", when: () => true });

export type PatientDetails = z.output<ReturnType<typeof patientDetails>>;
