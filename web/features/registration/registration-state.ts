import { type PatientDetails, patientDetails } from "@restride/domain/patients/patient-details.ts";
import { type Registration, signatureSize } from "@restride/domain/registration/registration.ts";
import { type CaregiverValues, noCaregiver } from "@restride/domain/patients/caregiver.ts";
import { emptyShipAddress } from "@restride/domain/patients/ship-address.ts";
import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { writtenName } from "../../ui/field/signature-image.ts";
import type { SentForm } from "../../ui/form/sent-form.ts";
import type { AddRegisterPatientMutationVariables, RegistrationPageQuery } from "./registration.graphql.ts";

export type ConsentForm = NonNullable<RegistrationPageQuery["getConsentForm"]["forms"]>[number];

/** Patient details as typed; they are parsed only when the step is left. */
export type DetailsValues = Omit<PatientDetails, "dob" | "gender" | "caregiver"> & {
  dob: string;
  gender: string;
  caregiver: CaregiverValues;
};

/** State of a registration in progress. */
export interface RegistrationState {
  readonly step: 0 | 1 | 2 | 3;
  readonly details: DetailsValues;
  /** Signature under each form and version, as an image. */
  readonly signatures: Readonly<Record<string, string>>;
  readonly isDefaultSignature: boolean;
  /** Time at which the last form was signed, by this device's clock, ISO 8601. */
  readonly signedAt: string | null;
  readonly wantsCopy: boolean;
}

const noDetails: DetailsValues = {
  firstname: "",
  lastname: "",
  gender: "",
  dob: "",
  height: null,
  phone: "",
  email: "",
  shipaddress: emptyShipAddress,
  caregiver: noCaregiver,
  email_opt_in: true,
  include_devices: true,
};

export const emptyRegistration: RegistrationState = {
  step: 0,
  details: noDetails,
  signatures: {},
  isDefaultSignature: false,
  signedAt: null,
  wantsCopy: false,
};

/** Milliseconds after the last change at which a registration is dropped, because a clinic's tablet may then have another user. */
const expiryTime = 1_800_000;

/** Returns a registration as the text that is stored in the tab. */
export const storedText = (state: RegistrationState, now: number): string => JSON.stringify({ state, at: now });

/** Parses a stored registration; returns an empty one when it is too old or missing. */
export const readStored = (text: string | null, now: number): RegistrationState => {
  const { state, at } = JSON.parse(text ?? "{}") as { state?: RegistrationState; at?: number };
  return state && at !== undefined && now - at < expiryTime ? state : emptyRegistration;
};

/** Returns the key of a form in its current version, because a signature is valid only for the version that was read. */
export const formKey = ({ _id, version }: Pick<ConsentForm, "_id" | "version">): string => `${_id} ${version}`;

/** Returns signatures of all forms with the written name. */
export const allSigned = (forms: readonly ConsentForm[], name: string): RegistrationState["signatures"] => {
  const image = writtenName(name, signatureSize);
  return Object.fromEntries(forms.map((form) => [formKey(form), image]));
};

/** Props of each step. */
export interface StepProps {
  state: RegistrationState;
  change: (part: Partial<RegistrationState>) => void;
  forms: readonly ConsentForm[];
  today: CalendarDate;
}

/** Returns the first form without a signature; undefined when all are signed. */
export const firstUnsigned = (forms: readonly ConsentForm[], { signatures }: RegistrationState) =>
  forms.find((form) => !signatures[formKey(form)]);

/** Returns the step to show: not after invalid details, and not after a form that is unsigned because it changed meanwhile. */
export const stepOf = (
  state: RegistrationState,
  forms: readonly ConsentForm[],
  today: CalendarDate,
): RegistrationState["step"] => {
  const isUnderWay = state.step === 1 || state.step === 2;
  if (isUnderWay && !patientDetails(today).safeParse(state.details).success) return 0;
  return state.step === 2 && firstUnsigned(forms, state) ? 1 : state.step;
};

interface RegistrationContext {
  readonly customer: string;
  readonly forms: readonly ConsentForm[];
  readonly token: string;
}

/** Returns the input of a complete registration. */
export const inputOf = (
  details: SentForm<AddRegisterPatientMutationVariables, Registration>,
  { signatures, signedAt }: RegistrationState,
  { customer, forms, token }: RegistrationContext,
): AddRegisterPatientMutationVariables => ({
  customer,
  token,
  ...details,
  dob: formatUs(details.dob),
  consent: {
    signature_time: signedAt,
    signatures: forms.map((form) => ({
      formid: form._id,
      version: form.version,
      sequence_no: form.sequence,
      signature: signatures[formKey(form)] ?? "",
    })),
  },
});
