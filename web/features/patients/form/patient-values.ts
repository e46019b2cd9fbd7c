import * as labels from "@restride/domain/patients/patient-label-texts.ts";
import { type CaregiverValues, noCaregiver } from "@restride/domain/patients/caregiver.ts";
import type { PatientEditForm, PatientForm } from "@restride/domain/patients/patient-form.ts";
import { shownTime, typedTime } from "@restride/domain/patients/daily-shift.ts";
import { emptyShipAddress, type ShipAddress } from "@restride/domain/patients/ship-address.ts";
import { surgeryTypeLabel, surgeryTypes } from "@restride/domain/schedules/surgery-days.ts";
import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { heightLabel } from "@restride/domain/values/height.ts";
import type { PatientInput } from "../../../generated/inputs.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import type { SentForm } from "../../../ui/form/sent-form.ts";
import type { LeafPath } from "../../../ui/form/path.ts";
import type { PatientToEditFragment } from "./patient-form.graphql.ts";
import * as texts from "./form-texts.ts";

/** Values of the fields whose typed form differs from the record's. */
interface TypedFields {
  readonly height: number | null;
  /** New phone; null while the stored, masked one stays. */
  readonly phone: string | null;
  readonly surgery: { readonly type: string; readonly date: CalendarDate | null };
  /** Times as `07:30`; only an existing patient has a day. */
  readonly dailyshift: { readonly start: string; readonly end: string };
  readonly shipaddress: ShipAddress;
  readonly caregiver: CaregiverValues;
}

/** Type of a value while it is typed: choices, ids, and dates are texts. */
type TypedValue<Value> = Value extends string ? string : Value;

/** Values of a patient's form; they are parsed only when the form is sent. */
export type PatientValues = TypedFields & {
  readonly [Field in Exclude<keyof (PatientForm & PatientEditForm), keyof TypedFields>]: TypedValue<
    NonNullable<PatientEditForm[Field]>
  >;
};

export type PatientFields = Form<PatientValues>;

type TextField = {
  [Field in keyof PatientValues]: PatientValues[Field] extends string ? Field : never;
}[keyof PatientValues];

/** Labels of the text fields, by field. */
export const textLabels: Readonly<Record<TextField, string>> = labels;

const noTexts = Object.fromEntries(Object.keys(textLabels).map((field) => [field, ""])) as Record<TextField, "">;

export const emptyPatient: PatientValues = {
  ...noTexts,
  height: null,
  phone: "",
  email_opt_in: true,
  include_devices: true,
  surgery: { type: "", date: null },
  dailyshift: { start: "", end: "" },
  shipaddress: emptyShipAddress,
  caregiver: noCaregiver,
};

/** Fields whose typed form is the record's. */
type SameField = Exclude<keyof PatientValues, "dob" | keyof TypedFields>;

/** Returns the form's values of a patient. Address and caregiver have their own dialogs. */
export const valuesOf = (patient: PatientToEditFragment): PatientValues => {
  const typed = {
    dob: formatUs(patient.dob),
    height: patient.height ?? null,
    phone: null,
    surgery: { type: patient.surgery.type, date: patient.surgery.date },
    dailyshift: { start: typedTime(patient.dailyshift.start), end: typedTime(patient.dailyshift.end) },
    shipaddress: emptyShipAddress,
    caregiver: noCaregiver,
  };
  const others = Object.keys(emptyPatient).filter((name): name is SameField => !(name in typed));
  const same = Object.fromEntries(others.map((name) => [name, patient[name]])) as Pick<typeof patient, SameField>;
  return { ...same, ...typed };
};

/** Returns the input of the mutation for a valid form. */
export const inputOf = (
  form: PatientForm | Omit<PatientEditForm, "dailyshift">,
  more: Pick<PatientInput, "version" | "dailyshift" | "regimEdit" | "planHash" | "movereminders" | "drops"> = {},
): PatientInput => {
  const own: SentForm<PatientInput, typeof form> = form;
  return { ...own, ...more, dob: formatUs(form.dob) };
};

export const patientLabels: Record<LeafPath<PatientValues>, string> = {
  ...textLabels,
  phone: texts.cellPhone,
  height: texts.height,
  include_devices: texts.includeDevices,
  email_opt_in: texts.emailUpdates,
  "surgery.type": texts.surgeryType,
  "surgery.date": texts.surgeryDate,
  "dailyshift.start": texts.startOfTheDay,
  "dailyshift.end": texts.endOfTheDay,
  "shipaddress.addressline1": texts.addressLine1,
  "shipaddress.addressline2": texts.addressLine2,
  "shipaddress.city": texts.city,
  "shipaddress.state": texts.state,
  "shipaddress.zip": texts.zip,
  "shipaddress.country": texts.country,
  "caregiver.fname": texts.caregiverFirstName,
  "caregiver.lname": texts.caregiverLastName,
  "caregiver.relationship": texts.relationship,
  "caregiver.phone": texts.caregiverPhone,
  "caregiver.email": texts.caregiverEmail,
};

/** Formats a value of the form as text, for the comparison of differences; `surgeons` has the names by id. */
export const shownValue =
  (surgeons: ReadonlyMap<string, string>) =>
  (value: string | number | boolean | null): string => {
    if (value === null) return "";
    if (typeof value === "number") return heightLabel(value);
    if (typeof value === "boolean") return value ? texts.yes : texts.noLabel;
    const joint = surgeryTypes.find((type) => type === value);
    return surgeons.get(value) ?? shownTime(value) ?? (joint ? surgeryTypeLabel(joint) : value);
  };
