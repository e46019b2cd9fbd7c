import { makeDayOf, makeItemsOn } from "./features/calendar/calendar.lookups.ts";
import { makeCallbacks } from "./features/callbacks/callbacks.lookups.ts";
import { makeLookupsOfCases } from "./features/cases/public.lookups.ts";
import { makeCompanies } from "./features/companies/companies.lookups.ts";
import { makeNamedContent } from "./features/content-names/content-names.lookups.ts";
import {
  type ClinicClock,
  makeClinicClock,
  makeCompanyClinics,
} from "./features/clinic-profile/clinic-clock.lookups.ts";
import { makeRecordedDiagnoses } from "./features/diagnoses/diagnoses.lookups.ts";
import { makeEraseDraft } from "./features/drafts/drafts.commands.ts";
import { makeDeviceNames } from "./features/fulfilment/device-names.lookups.ts";
import { makeOrders } from "./features/fulfilment/orders.commands.ts";
import { makeLetterheads } from "./features/clinic-profile/letterheads.lookups.ts";
import { makeRefuseMissingPicture, makePictureAsPng } from "./features/images/images.lookups.ts";
import { makeNewestNotes } from "./features/notes/notes.lookups.ts";
import { makeNewestAnswers } from "./features/questionnaires/filled-answers.lookups.ts";
import { makeNewPatients } from "./features/patient-editing/new-patients.commands.ts";
import { makePatientLinks } from "./features/link-tokens/link-tokens.commands.ts";
import { makeGetPatient } from "./features/patient-page/get-patient.lookups.ts";
import { makePatientPages } from "./features/patient-page/patient-page.lookups.ts";
import { makeNoteRead, type NoteRead } from "./features/patients/patient-reads.commands.ts";
import { makeCarePlanOfPatient } from "./features/patients/care-plan.commands.ts";
import {
  makeClinicOfPatient,
  makePatientContacts,
  type PatientContacts,
} from "./features/patients/patients.lookups.ts";
import { makeSetDailyShift } from "./features/patients/daily-shift.commands.ts";
import { makeSetSurgeryDate } from "./features/patients/surgery-date.commands.ts";
import { makeSetShipAddress } from "./features/patients/ship-address.commands.ts";
import { makeBrowserNews } from "./features/notifications/browser-news.lookups.ts";
import { makeNotify } from "./features/notifications/notify.commands.ts";
import { makePeriodSums } from "./features/period-sums/period-sums.lookups.ts";
import { makeReadRecovery } from "./features/recovery/recovery.lookups.ts";
import { makeProgress } from "./features/recording/progress.commands.ts";
import { makeRecordingForms } from "./features/recording/recording-forms.lookups.ts";
import { makeRecordings, type Recordings } from "./features/recording/recording.lookups.ts";
import { makeTakeOver } from "./features/registration/registrations.commands.ts";
import { makeMovedReminders } from "./features/reminders/moved-reminders.commands.ts";
import { makeReminders, type Reminders } from "./features/reminders/reminders.lookups.ts";
import { makeAddItems } from "./features/schedules/new-items.commands.ts";
import { makeReplaceRevisions } from "./features/schedules/revisions.commands.ts";
import { makeRunningProgrammes } from "./features/schedules/running-programmes.commands.ts";
import { makeSurgeryStore } from "./features/schedules/surgery/surgery.store.ts";
import { makeSurgeryQueries } from "./features/schedules/surgery/surgery.queries.ts";
import { makeSurgeryMoves } from "./features/schedules/surgery/surgery-moves.commands.ts";
import { makeSchedules, type Schedules } from "./features/scheduled-items/scheduled-items.lookups.ts";
import { makeScores } from "./features/score-charts/scores.lookups.ts";
import { makeNoteSessionUse } from "./features/sign-in/sessions/session-uses.commands.ts";
import { makeViewers } from "./features/sign-in/sign-in.lookups.ts";
import { makeClinicOfSurgeon } from "./features/clinic-profile/clinic-of-surgeon.lookups.ts";
import { makeAdminsOfClinic } from "./features/users/admins.lookups.ts";
import { makeCoachOfCompany } from "./features/users/coaches.commands.ts";
import { makeNameOfStaff } from "./features/users/staff-names.lookups.ts";
import { makeCountUndelivered } from "./features/undelivered-messages/undelivered-messages.lookups.ts";
import { makeUsernames } from "./features/users/users.lookups.ts";
import type { Platform } from "./platform.ts";

interface OfPatients {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly schedules: Schedules;
  readonly recordings: Recordings;
}

/** Returns the lookups and commands for the programmes of patients. */
const makeProgrammeLookups = (platform: Platform, { clock, patients, schedules, recordings }: OfPatients) => {
  const { db } = platform;
  const addItems = makeAddItems(db);
  const orders = makeOrders(db, platform.newId);
  const replaceRevisions = makeReplaceRevisions(db);
  const progress = makeProgress({ db, patients, schedules, recordings });
  const moving = {
    queries: makeSurgeryQueries(db),
    store: makeSurgeryStore(db),
    movedReminders: makeMovedReminders(db),
  };
  return {
    setDailyShift: makeSetDailyShift(db),
    setSurgeryDate: makeSetSurgeryDate(db),
    addItems,
    itemsOn: makeItemsOn({ schedules, recordings }),
    orders,
    replaceRevisions,
    progress,
    running: makeRunningProgrammes({ ...platform, clock, patients, progress, replaceRevisions, addItems, orders }),
    surgeryMoves: makeSurgeryMoves({ ...platform, ...moving, replaceRevisions, progress }),
  };
};

/** Returns the lookups of accounts, and the recording of their sessions. */
const makeAccountLookups = ({ db, now }: Platform, log: (message: string) => void) => ({
  adminsOfClinic: makeAdminsOfClinic(db),
  coachOfCompany: makeCoachOfCompany(db),
  nameOfStaff: makeNameOfStaff(db),
  noteSessionUse: makeNoteSessionUse(db, now, log),
  usernames: makeUsernames(db),
  viewers: makeViewers(db, now),
});

/** Returns the lookups of one patient, and the function that records reads of a patient. */
const makePatientLookups = (
  platform: Platform,
  shared: OfPatients & { readonly noteRead: NoteRead; readonly reminders: Reminders },
) => {
  const { db, now } = platform;
  const patientLinks = makePatientLinks(platform);
  const recordedDiagnoses = makeRecordedDiagnoses(db);
  const countUndelivered = makeCountUndelivered(db, now);
  return {
    carePlans: makeCarePlanOfPatient(db),
    clinicOfPatient: makeClinicOfPatient(db),
    countUndelivered,
    dayOf: makeDayOf({ ...platform, ...shared }),
    getPatient: makeGetPatient({ db, ...shared, recordedDiagnoses, countUndelivered, patientLinks }),
    newestAnswers: makeNewestAnswers(db),
    newestNotes: makeNewestNotes(db),
    newPatients: makeNewPatients(db),
    patientLinks,
    patientPages: makePatientPages({ db, ...shared }),
    readRecovery: makeReadRecovery(db),
    recordedDiagnoses,
    recordingForms: makeRecordingForms(db),
    scores: makeScores(db),
    setShipAddress: makeSetShipAddress(db),
    takeOver: makeTakeOver(db),
  };
};

/**
 * Returns the lookups and commands that features offer each other, made once, because some cache their answers. `log` receives failures of work in
 * the background.
 */
export const makeLookups = (platform: Platform, log: (message: string) => void) => {
  const { db, now, publicUrl } = platform;
  const clock = makeClinicClock(db, now);
  const patients = makePatientContacts(db);
  const noteRead = makeNoteRead(db, now, log);
  const schedules = makeSchedules(db);
  const recordings = makeRecordings(db);
  const reminders = makeReminders(db);
  const letterheads = makeLetterheads(db, publicUrl);
  return {
    ...makeProgrammeLookups(platform, { clock, patients, schedules, recordings }),
    ...makeLookupsOfCases(platform, clock),
    ...makePatientLookups(platform, { clock, patients, schedules, recordings, noteRead, reminders }),
    ...makeAccountLookups(platform, log),
    ...makeCompanyClinics(db),
    ...makeNamedContent(db),
    browserNews: makeBrowserNews({ ...platform, letterheads }),
    callbacks: makeCallbacks(db),
    clinicOfSurgeon: makeClinicOfSurgeon(db),
    clock,
    companies: makeCompanies(db),
    deviceNames: makeDeviceNames(db),
    eraseDraft: makeEraseDraft(db),
    letterheads,
    missingPicture: makeRefuseMissingPicture(db),
    noteRead,
    notify: makeNotify({ ...platform, clock }),
    patients,
    periodSums: makePeriodSums(db),
    pictureAsPng: makePictureAsPng(platform.files),
    recordings,
    reminders,
    schedules,
  };
};
