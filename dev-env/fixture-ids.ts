import { Role } from "@restride/domain/access/roles.ts";
import { small } from "./small-clinics/ids.ts";

/** Existing ids for a request to name: of one clinic, and of one of its patients. */
export interface FixtureIds {
  readonly customer: string;
  readonly accessCode: string;
  readonly company: string;
  readonly surgeon: string;
  readonly secondSurgeon: string;
  /** A therapist of the clinic. */
  readonly user: string;
  /** A health coach of the clinic's company, without a clinic so far. */
  readonly coach: string;
  readonly patient: string;
  readonly secondPatient: string;
  readonly exerciseItem: string;
  readonly secondExerciseItem: string;
  readonly deviceItem: string;
  /** The order of the patient's device, and another device in it that is not sent yet. */
  readonly order: string;
  readonly refusedItem: string;
  readonly formItem: string;
  /** A completed questionnaire of the patient. */
  readonly answers: string;
  /** A note about the patient, by the clinic's therapist. */
  readonly note: string;
  readonly secondNote: string;
  /** A reminder for the patient. */
  readonly reminder: string;
  /** A callback request to the patient's surgeon. */
  readonly callback: string;
  /** A message to the patient that was not delivered. */
  readonly undelivered: string;
  /** A conversation about the patient. */
  readonly case: string;
  /** Comments in that conversation, by the clinic's administrator. */
  readonly comment: string;
  readonly secondComment: string;
  /** A comment that can still be taken back. */
  readonly freshComment: string;
  /** Name of the image in the first of these comments. */
  readonly messageImage: string;
  /** Work log of the company admin in that conversation. */
  readonly workLog: string;
  readonly secondWorkLog: string;
  readonly secondCase: string;
  /** The case of a request to erase the patient's account. */
  readonly deletionCase: string;
  /** A deletion request that matches no record, listed for the clinic's company. */
  readonly deletionRequest: string;
  readonly sentRequest: string;
  readonly dismissedRequest: string;
  /** An archived case. */
  readonly archivedCase: string;
  readonly trustedDevice: string;
  /** A session of the same user. */
  readonly session: string;
  /** A link to a report of the patient, mailed by the clinic's admin. */
  readonly link: string;
  /** A draft of a new patient of the same surgeon. */
  readonly draft: string;
  readonly secondDraft: string;
  /** A change of the patient's first exercise, which can be undone. */
  readonly change: string;
  /** Such a change of the second patient. */
  readonly secondChange: string;
  /** A self-registration with the clinic that waits to be added. */
  readonly registration: string;
  readonly secondRegistration: string;
  /** Care plans of the clinic's company with a draft each: one to save, one to discard, one to publish. */
  readonly savedPlan: string;
  readonly discardedPlan: string;
  readonly publishedPlan: string;
  /** A care plan that the company has published and no patient has. */
  readonly runningPlan: string;
  /** An exercise that the company has published and retired. */
  readonly exercise: string;
}

/** Returns the company of a small clinic, both counted from 0. */
export const companyOf = (clinic: number): number => (clinic === 2 ? 1 : 0);

/** Returns the ids of a small clinic and of one of its patients; the first two patients are the first surgeon's, the third the second's. */
export const fixtureIdsAt = (clinic: number, patient = 1): FixtureIds => ({
  customer: small.customers[clinic]!,
  accessCode: `CLN00${clinic + 1}`,
  company: small.companies[companyOf(clinic)]!,
  surgeon: small.surgeon(clinic, patient === 3 ? 2 : 1),
  secondSurgeon: small.surgeon(clinic, 2),
  user: small.user(clinic, Role.physio),
  coach: small.secondCoach(companyOf(clinic) * 2),
  patient: small.patient(clinic, patient),
  secondPatient: small.patient(clinic, patient === 3 ? 3 : 2),
  exerciseItem: small.exerciseItem(clinic, patient, 1),
  secondExerciseItem: small.exerciseItem(clinic, patient, 2),
  deviceItem: small.deviceItem(clinic, patient),
  order: small.order(clinic, patient),
  refusedItem: small.refusedItem(clinic, patient),
  formItem: small.formItem(clinic, patient),
  answers: small.answers(clinic, patient),
  note: small.note(clinic, patient),
  secondNote: small.secondNote(clinic, patient),
  reminder: small.reminder(clinic, patient),
  callback: small.callback(clinic, patient),
  undelivered: small.undelivered(clinic, patient),
  case: small.case(clinic, patient),
  comment: small.comment(clinic, patient),
  secondComment: small.comment(clinic, patient, 2),
  freshComment: small.comment(clinic, patient, 3),
  messageImage: `image-of-a-message-${clinic}-${patient}`,
  workLog: small.workLog(clinic, patient),
  secondWorkLog: small.workLog(clinic, patient, 2),
  secondCase: small.secondCase(clinic, patient),
  deletionCase: small.deletionCase(clinic, patient),
  deletionRequest: small.deletionRequest(clinic, patient, 1),
  sentRequest: small.deletionRequest(clinic, patient, 2),
  dismissedRequest: small.deletionRequest(clinic, patient, 3),
  archivedCase: small.archivedCase(clinic, patient),
  trustedDevice: small.trustedDevice(clinic, Role.physio),
  session: small.session(clinic, Role.physio),
  link: small.link(clinic, patient),
  draft: small.draft(clinic, patient),
  secondDraft: small.draft(clinic, patient === 3 ? 3 : 2),
  change: small.change(clinic, patient),
  secondChange: small.change(clinic, patient === 3 ? 3 : 2),
  registration: small.registration(clinic, 1),
  secondRegistration: small.registration(clinic, 2),
  savedPlan: small.ownContent(companyOf(clinic), 1),
  discardedPlan: small.ownContent(companyOf(clinic), 2),
  publishedPlan: small.ownContent(companyOf(clinic), 3),
  exercise: small.ownContent(companyOf(clinic), 4),
  runningPlan: small.ownContent(companyOf(clinic), 5),
});
