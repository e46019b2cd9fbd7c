import { z } from "zod";
import { patientDetails } from "../patients/patient-details.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { emailField } from "../values/email.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import * as registrationTexts from "./registration-texts.ts";
import * as texts from "./registration-texts.ts";

/** Form that must be signed, with the version shown now. */
export interface FormToSign {
  readonly formId: string;
  readonly version: number;
}

/** Form that a person signed: `version` is the one that the person read. */
export interface SignedForm extends FormToSign {
  readonly signature: string;
}

/** Returns the schema of a self-registration: the details of a patient, and the email that receives the signed forms, or null. */
export const registrationForm = (today: CalendarDate) =>
  patientDetails(today).and(z.object({ consent_email: emailField(texts.pleaseEnterValidEmail).nullable() }));

export type Registration = z.output<ReturnType<typeof registrationForm>>;

/** Width and height of a signature in pixels, as it is sent and stored. */
export const signatureSize = { width: 420, height: 112 } as const;

/** Returns the signatures if every form is signed in the version shown now; otherwise a refusal. Signatures of other forms are left out. */
export const decideSigned = (
  forms: readonly FormToSign[],
  signed: readonly SignedForm[],
): readonly SignedForm[] | Refusal => {
  const signatures = forms.map(({ formId }) => signed.find((one) => one.formId === formId && one.signature !== ""));
  const complete = signatures.filter((one) => one !== undefined);
  if (complete.length < forms.length) return refuse(registrationTexts.signaturesMissing);
  const isNewest = complete.every(({ version }, at) => version === forms[at]?.version);
  return isNewest ? complete : refuse(registrationTexts.formsChanged);
};

/** Values that a seal covers. */
export interface SealedValues {
  readonly title: string;
  readonly version: number;
  readonly body: string;
  /** The image, base64. */
  readonly signature: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: CalendarDate;
  /** ISO 8601, UTC. */
  readonly signedAt: string;
}

/** Returns the text whose SHA-256 is the seal of a signed form: form, signature, person and time in a fixed order. */
export const sealText = (sealed: SealedValues): string =>
  JSON.stringify([
    sealed.title,
    sealed.version,
    sealed.body,
    sealed.signature,
    sealed.firstName,
    sealed.lastName,
    sealed.dob,
    sealed.signedAt,
  ]);
