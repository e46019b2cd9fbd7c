import { noCaregiver } from "@restride/domain/patients/caregiver.ts";
import type { PatientDetails } from "@restride/domain/patients/patient-details.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { typedPhone } from "@restride/domain/values/phone.ts";
import { emptyPatient, type PatientValues } from "../form/patient-values.ts";
import type { RegisteredPatientFragment } from "./patient-add.graphql.ts";

/** Returns the form's values filled from a registration. Values that only the clinic knows stay as typed. */
export const withRegistration = (registered: RegisteredPatientFragment, typed: PatientValues): PatientValues => ({
  ...typed,
  ...writtenByPatient(registered),
});

/** Returns the values of all fields that a registration has. */
const writtenByPatient = (registered: RegisteredPatientFragment): Pick<PatientValues, keyof PatientDetails> => ({
  firstname: registered.firstname,
  lastname: registered.lastname,
  dob: formatUs(registered.dob),
  gender: registered.gender,
  height: registered.height ?? null,
  phone: typedPhone(registered.phone),
  email: registered.email,
  email_opt_in: registered.email_opt_in,
  include_devices: registered.include_devices,
  shipaddress: registered.shipaddress,
  caregiver: caregiverOf(registered),
});

const caregiverOf = ({ caregiver }: RegisteredPatientFragment): PatientValues["caregiver"] => {
  if (!caregiver) return noCaregiver;
  const { name: _, ...parts } = caregiver;
  return { ...parts, phone: typedPhone(parts.phone) };
};

/** Returns the form's values after a take-over is undone: the fields that it filled are empty, those that the clinic typed stay. */
export const withoutTakeOver = (values: PatientValues): PatientValues => ({
  ...values,
  ...nothingWritten,
  dailyshift: emptyPatient.dailyshift,
});

const nothingWritten: Pick<PatientValues, keyof PatientDetails> = {
  firstname: emptyPatient.firstname,
  lastname: emptyPatient.lastname,
  dob: emptyPatient.dob,
  gender: emptyPatient.gender,
  height: emptyPatient.height,
  phone: emptyPatient.phone,
  email: emptyPatient.email,
  email_opt_in: emptyPatient.email_opt_in,
  include_devices: emptyPatient.include_devices,
  shipaddress: emptyPatient.shipaddress,
  caregiver: emptyPatient.caregiver,
};
