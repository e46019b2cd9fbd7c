import { type PatientDetails, patientDetails } from "@restride/domain/patients/patient-details.ts";
import { type Registration, signatureSize } from "@restride/domain/registration/registration.ts";
import { type CaregiverValues, noCaregiver } from "@restride/domain/patients/caregiver.ts";
import { emptyShipAddress } from "@restride/domain/patients/ship-address.ts";
import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { writtenName } from "../../ui/field/signature-image.ts";
import type { SentForm } from "../../ui/form/sent-form.ts";
import type { AddRegisterPatientMutationVariables, RegistrationPageQuery } from "./registration.graphql.ts";

export type ConsentForm = NonNullable<RegistrationPageQuery["getConsentForm"]["forms"]>[number];

/** Patient details as they are typed: nothing is read from them before the step is left. */
export type DetailsValues = Omit<PatientDetails, "dob" | "gender" | "caregiver"> & {
  dob: string;
  gender: string;
  caregiver: CaregiverValues;
};

/** What is known of a registration that is under way. */
export interface RegistrationState {
  readonly step: 0 | 1 | 2 | 3;
  readonly details: DetailsValues;
  /** The signature under each form and version, as an image. */
  readonly signatures: Readonly<Record<string, string>>;
  readonly isDefaultSignature: boolean;
  /** When the last form was signed, by this device's clock, ISO 8601. */
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

/** Half an hour after the last change a registration is forgotten: the next person at a clinic's tablet is another. */
const keptFor = 1_800_000;

/** A registration as it is stored in the tab. */
export const storedText = (state: RegistrationState, now: number): string => JSON.stringify({ state, at: now });

/** What was stored, if it is not too old; otherwise an empty one. */
export const readStored = (text: string | null, now: number): RegistrationState => {
  const { state, at } = JSON.parse(text ?? "{}") as { state?: RegistrationState; at?: number };
  return state && at !== undefined && now - at < keptFor ? state : emptyRegistration;
};

/** A form in the version that is shown; a signature belongs to what was read. */
export const formKey = ({ _id, version }: Pick<ConsentForm, "_id" | "version">): string => `${_id} ${version}`;

/** Every form signed with the written name. */
export const allSigned = (forms: readonly ConsentForm[], name: string): RegistrationState["signatures"] => {
  const image = writtenName(name, signatureSize);
  return Object.fromEntries(forms.map((form) => [formKey(form), image]));
};

/** What each step is handed. */
export interface StepProps {
  state: RegistrationState;
  change: (part: Partial<RegistrationState>) => void;
  forms: readonly ConsentForm[];
  today: CalendarDate;
}

/** The first form without a signature; undefined when all are signed. */
export const firstUnsigned = (forms: readonly ConsentForm[], { signatures }: RegistrationState) =>
  forms.find((form) => !signatures[formKey(form)]);

/** The step to show: nobody stands beyond details that are not valid, or a form that is not signed because it changed meanwhile. */
export const stepOf = (
  state: RegistrationState,
  forms: readonly ConsentForm[],
  today: CalendarDate,
): RegistrationState["step"] => {
  const isUnderWay = state.step === 1 || state.step === 2;
  if (isUnderWay && !patientDetails(today).safeParse(state.details).success) return 0;
  return state.step === 2 && firstUnsigned(forms, state) ? 1 : state.step;
};

interface Sent {
  readonly customer: string;
  readonly forms: readonly ConsentForm[];
  readonly token: string;
}

/** A complete registration as it is sent. */
export const inputOf = (
  details: SentForm<AddRegisterPatientMutationVariables, Registration>,
  { signatures, signedAt }: RegistrationState,
  { customer, forms, token }: Sent,
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
