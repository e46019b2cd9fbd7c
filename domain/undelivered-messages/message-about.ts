import type { Id } from "../values/id.ts";

/**
 * Ids of the records that a message is about. They are used to check whether the message is still needed, who may read about it, and which messages
 * to erase.
 */
export interface MessageAbout {
  /** Account of the recipient. */
  readonly userId: Id | null;
  /** Company of an account that belongs to no clinic. */
  readonly companyId: Id | null;
  readonly patientId: Id | null;
  readonly registrationId: Id | null;
  readonly callbackId: Id | null;
  /** Record that the message is about: a case, comment, reminder, notification or deletion request. */
  readonly subjectId: Id | null;
}

/** Returns the columns of a message with the records that it is about; missing ones are null. */
export const aboutColumns = (about: Partial<MessageAbout>) => ({
  user_id: about.userId ?? null,
  company_id: about.companyId ?? null,
  patient_id: about.patientId ?? null,
  registration_id: about.registrationId ?? null,
  callback_id: about.callbackId ?? null,
  subject_id: about.subjectId ?? null,
});

/** Selections with which a statement returns these columns as a `MessageAbout`. */
export const aboutSelections = [
  "user_id as userId",
  "company_id as companyId",
  "patient_id as patientId",
  "registration_id as registrationId",
  "callback_id as callbackId",
  "subject_id as subjectId",
] as const;
