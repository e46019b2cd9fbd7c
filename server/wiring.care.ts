import { makeDayOf } from "./features/calendar/calendar.lookups.ts";
import { calendarResolvers } from "./features/calendar/calendar.resolvers.ts";
import { makeFollowPatient } from "./features/calendar/follow-patient.ts";
import { makeGetActivities } from "./features/calendar/get-activities.ts";
import { makeGetExercises } from "./features/calendar/get-exercises.ts";
import { closeDeletionCase, openDeletionCase } from "./features/cases/cases.reactions.ts";
import { casesResolvers } from "./features/cases/cases.resolvers.ts";
import { makeCasesStore } from "./features/cases/cases.store.ts";
import { makeCasesViews } from "./features/cases/cases.views.ts";
import { makeCreateCase } from "./features/cases/create-case.ts";
import { makeCountCases } from "./features/cases/count-cases.ts";
import { makeFollowComments } from "./features/cases/follow-comments.ts";
import { makeGetCase } from "./features/cases/get-case.ts";
import { companiesResolvers } from "./features/companies/companies.resolvers.ts";
import { makeCompaniesViews } from "./features/companies/companies.views.ts";
import { makeListCompanies } from "./features/companies/list-companies.ts";
import { complianceResolvers } from "./features/compliance/compliance.resolvers.ts";
import { makeComplianceViews } from "./features/compliance/compliance.views.ts";
import { makeGetCompliance } from "./features/compliance/get-compliance.ts";
import { makeClinicClock, makeCompanyCustomers } from "./features/customers/customers.lookups.ts";
import { customersResolvers } from "./features/customers/customers.resolvers.ts";
import { makeCustomersViews } from "./features/customers/customers.views.ts";
import { makeListCustomers } from "./features/customers/list-customers.ts";
import { makeAddNotifications } from "./features/notifications/add-notifications.ts";
import { makeGetNotifications } from "./features/notifications/get-notifications.ts";
import { pushNotification } from "./features/notifications/notifications.reactions.ts";
import { notificationsResolvers } from "./features/notifications/notifications.resolvers.ts";
import { makeNotificationsStore } from "./features/notifications/notifications.store.ts";
import { makeNotificationsViews } from "./features/notifications/notifications.views.ts";
import { makeGetPatient } from "./features/patients/get-patient.ts";
import { makeListPatients, makeListPatientsOfCompany } from "./features/patients/list-patients.ts";
import { makePatientPanelViews } from "./features/patients/patient-panel.views.ts";
import { makePatientPages } from "./features/patients/patient-page.lookups.ts";
import { makePatientContacts } from "./features/patients/patients.lookups.ts";
import { patientsResolvers } from "./features/patients/patients.resolvers.ts";
import { makePatientViews } from "./features/patients/patients.views.ts";
import { makeGetForm } from "./features/questionnaires/get-form.ts";
import { questionnairesResolvers } from "./features/questionnaires/questionnaires.resolvers.ts";
import { makeQuestionnairesViews } from "./features/questionnaires/questionnaires.views.ts";
import { makeGetMyDay } from "./features/recording/get-my-day.ts";
import { makeProgressStore } from "./features/recording/progress.store.ts";
import { makeRecordAnswers } from "./features/recording/record-answers.ts";
import { makeRecordExercise } from "./features/recording/record-exercise.ts";
import { makeRecordReading } from "./features/recording/record-reading.ts";
import { makeRecordings } from "./features/recording/recording.lookups.ts";
import { recordingResolvers } from "./features/recording/recording.resolvers.ts";
import { makeRecordingStore } from "./features/recording/recording.store.ts";
import { makeRecordingViews } from "./features/recording/recording.views.ts";
import { rollProgress } from "./features/recording/roll-progress.ts";
import { makeRollStore } from "./features/recording/roll-progress.store.ts";
import { makeAddEvent } from "./features/reminders/add-event.ts";
import { makeFollowReminders } from "./features/reminders/follow-reminders.ts";
import { makeReminders } from "./features/reminders/reminders.lookups.ts";
import { remindersResolvers } from "./features/reminders/reminders.resolvers.ts";
import { makeRemindersStore } from "./features/reminders/reminders.store.ts";
import { makeMakeReport } from "./features/reports/make-report.ts";
import { reportRoute } from "./features/reports/reports.rest.ts";
import { makeReportsViews } from "./features/reports/reports.views.ts";
import { makeSchedules } from "./features/schedules/schedules.lookups.ts";
import { makeDrawAccessCode } from "./features/surgeons/draw-access-code.ts";
import { makeGetSurgeon } from "./features/surgeons/get-surgeon.ts";
import { makeListSurgeons } from "./features/surgeons/list-surgeons.ts";
import { makeRemoveSurgeons } from "./features/surgeons/remove-surgeons.ts";
import { makeSaveSurgeon } from "./features/surgeons/save-surgeon.ts";
import { surgeonsResolvers } from "./features/surgeons/surgeons.resolvers.ts";
import { makeSurgeonsStore } from "./features/surgeons/surgeons.store.ts";
import { makeSurgeonsViews } from "./features/surgeons/surgeons.views.ts";
import { newCode } from "./platform/passwords/passwords.ts";
import type { Machines } from "./wiring.ts";

/** What features ask each other. */
const wireLookups = ({ db, now }: Machines) => ({
  clock: makeClinicClock(db, now),
  companyCustomers: makeCompanyCustomers(db),
  patients: makePatientContacts(db),
  schedules: makeSchedules(db),
  recordings: makeRecordings(db),
  reminders: makeReminders(db),
});

type Needs = Machines & ReturnType<typeof wireLookups>;

const wirePatients = (needs: Needs) => {
  const views = makePatientViews(needs.db);
  return patientsResolvers({
    views,
    listPatients: makeListPatients({ ...needs, views }),
    listPatientsOfCompany: makeListPatientsOfCompany({ ...needs, views }),
    getPatient: makeGetPatient({ ...needs, panel: makePatientPanelViews(needs.db) }),
  });
};

const wireActivity = (needs: Needs) => {
  const getActivities = makeGetActivities(needs);
  const views = makeRecordingViews(needs.db);
  const record = { ...needs, views, store: makeRecordingStore(needs.db), progress: makeProgressStore(needs.db) };
  return [
    calendarResolvers({
      getActivities,
      getExercises: makeGetExercises(getActivities),
      followPatient: makeFollowPatient(needs),
    }),
    recordingResolvers({
      getMyDay: makeGetMyDay({ ...needs, views, dayOf: makeDayOf(getActivities) }),
      recordExercise: makeRecordExercise(record),
      recordReading: makeRecordReading(record),
      recordAnswers: makeRecordAnswers(record),
    }),
  ];
};

const wireSurgeons = (needs: Needs) => {
  const views = makeSurgeonsViews(needs.db);
  const getSurgeon = makeGetSurgeon({ views });
  const drawAccessCode = makeDrawAccessCode({ views, newCode });
  const change = { ...needs, views, store: makeSurgeonsStore(needs.db), getSurgeon, drawAccessCode };
  return surgeonsResolvers({
    views,
    getSurgeon,
    drawAccessCode,
    listSurgeons: makeListSurgeons({ views }),
    saveSurgeon: makeSaveSurgeon(change),
    removeSurgeons: makeRemoveSurgeons(change),
  });
};

const wireOrganisation = ({ db }: Needs) => [
  customersResolvers({ listCustomers: makeListCustomers({ db, views: makeCustomersViews(db) }) }),
  companiesResolvers({ listCompanies: makeListCompanies({ views: makeCompaniesViews(db) }) }),
];

const wireReports = (needs: Needs) => {
  const patientPages = makePatientPages({ ...needs, panel: makePatientPanelViews(needs.db) });
  return [reportRoute({ makeReport: makeMakeReport({ ...needs, patientPages, views: makeReportsViews(needs.db) }) })];
};

/** The care of patients and the organisation around it. */
export const wireCare = (machines: Machines) => {
  const needs: Needs = { ...machines, ...wireLookups(machines) };
  const { db } = machines;
  const cases = { ...needs, store: makeCasesStore(db), views: makeCasesViews(db) };
  const notifications = { store: makeNotificationsStore(db), views: makeNotificationsViews(db) };
  return {
    patients: needs.patients,
    reactions: [pushNotification({ ...needs, ...notifications }), openDeletionCase(cases), closeDeletionCase(cases)],
    routes: wireReports(needs),
    timed: [rollProgress({ ...needs, store: makeRollStore(db) })],
    faces: [
      wirePatients(needs),
      ...wireActivity(needs),
      wireSurgeons(needs),
      ...wireOrganisation(needs),
      remindersResolvers({
        addEvent: makeAddEvent({ ...needs, store: makeRemindersStore(db) }),
        followReminders: makeFollowReminders(needs),
      }),
      notificationsResolvers({
        addNotifications: makeAddNotifications({ ...needs, ...notifications }),
        getNotifications: makeGetNotifications({ ...needs, ...notifications }),
      }),
      casesResolvers({
        createCase: makeCreateCase(cases),
        getCase: makeGetCase(cases),
        countCases: makeCountCases(cases),
        followComments: makeFollowComments(cases),
      }),
      complianceResolvers({ getCompliance: makeGetCompliance({ ...needs, views: makeComplianceViews(db) }) }),
      questionnairesResolvers({ getForm: makeGetForm({ views: makeQuestionnairesViews(db) }) }),
    ],
  };
};
