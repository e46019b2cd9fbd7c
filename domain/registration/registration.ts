import { z } from "zod";
import { patientDetails } from "../patients/patient-details.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { emailField } from "../values/email.ts";
import { refuse, type Refusal } from "../values/refusal.ts";

/** A form that must be signed, and which version of it is shown now. */
export interface FormToSign {
  readonly formId: string;
  readonly version: number;
}

/** A form that a person signed: `version` is the one that was read. */
export interface SignedForm extends FormToSign {
  readonly signature: string;
}

/** What a person enters to register: the details of a patient, and where the signed forms are mailed, if anywhere. */
export const registrationForm = (today: CalendarDate) =>
  patientDetails(today).and(z.object({ consent_email: emailField("Please enter valid email").nullable() }));

export type Registration = z.output<ReturnType<typeof registrationForm>>;

/** Pixels of a signature as it is sent and kept. */
export const signatureSize = { width: 420, height: 112 } as const;

/** What people read while they register. */
export const registrationTexts = {
  registered: "Thank you. Your clinic has received your registration.",
  signaturesMissing: "Please provide all required signatures.",
  formsChanged: "The consent forms have changed meanwhile. Please load the page again, read them and sign them.",
  signatureUnreadable: "A signature could not be read. Please sign again.",
  notFound: "This registration link is not valid. Please ask your clinic for a new one.",
  notWaiting: "This registration waits no more: somebody added or deleted it.",
  mailSubject: (clinic: string): string => `Your signed consent forms · ${clinic}`,
  mailText: (clinic: string): string =>
    `You registered with ${clinic}. The consent forms that you signed are attached.`,
  mailFooter: "They hold your name and your signature: keep them like other medical papers.",
} as const;

/** Whether every form is signed, in the version that is shown now. Signatures of other forms are left out. */
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

/** What a seal is made over. */
export interface Sealed {
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

/** The text whose SHA-256 is the seal of a signed form: form, signature, person and time in a fixed order. */
export const sealText = (sealed: Sealed): string =>
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
