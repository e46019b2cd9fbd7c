import type { Id } from "../values/id.ts";

/** The records that a message is about, by their ids: for the check of its sense, for who may read of it, and for erasure. */
export interface MessageAbout {
  /** The account that gets it. */
  readonly userId: Id | null;
  /** The company of an account that belongs to no clinic. */
  readonly companyId: Id | null;
  readonly patientId: Id | null;
  readonly registrationId: Id | null;
  readonly callbackId: Id | null;
  /** The record it tells of: a case, comment, reminder, notification or deletion request. */
  readonly subjectId: Id | null;
}

/** The columns of a message that hold what it is about; what is left out is null. */
export const aboutColumns = (about: Partial<MessageAbout>) => ({
  user_id: about.userId ?? null,
  company_id: about.companyId ?? null,
  patient_id: about.patientId ?? null,
  registration_id: about.registrationId ?? null,
  callback_id: about.callbackId ?? null,
  subject_id: about.subjectId ?? null,
});

/** How a statement answers these columns as a MessageAbout. */
export const aboutSelections = [
  "user_id as userId",
  "company_id as companyId",
  "patient_id as patientId",
  "registration_id as registrationId",
  "callback_id as callbackId",
  "subject_id as subjectId",
] as const;
