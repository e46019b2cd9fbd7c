import { makeDayOf } from "./features/calendar/calendar.lookups.ts";
import { calendarResolvers } from "./features/calendar/calendar.resolvers.ts";
import { makeFollowPatient } from "./features/calendar/follow-patient.ts";
import { makeGetActivities } from "./features/calendar/get-activities.ts";
import { makeGetExercises } from "./features/calendar/get-exercises.ts";
import { makeCallbacks } from "./features/callbacks/callbacks.lookups.ts";
import { makeAssignToVendor } from "./features/cases/assign-to-vendor.ts";
import { closeDeletionCase, openCallbackCase, openDeletionCase } from "./features/cases/cases.reactions.ts";
import { casesResolvers } from "./features/cases/cases.resolvers.ts";
import { makeCasesStore } from "./features/cases/cases.store.ts";
import { makeCasesViews } from "./features/cases/cases.views.ts";
import { makeCreateCase } from "./features/cases/create-case.ts";
import { makeCountCases } from "./features/cases/count-cases.ts";
import { makeFollowCases } from "./features/cases/follow-cases.ts";
import { makeGetCase } from "./features/cases/get-case.ts";
import { makeMarkViewed } from "./features/cases/mark-viewed.ts";
import { complianceResolvers } from "./features/compliance/compliance.resolvers.ts";
import { makeComplianceViews } from "./features/compliance/compliance.views.ts";
import { makeGetCompliance } from "./features/compliance/get-compliance.ts";
import { makeClinicClock, makeCompanyCustomers } from "./features/customers/customers.lookups.ts";
import { makeLetterheads } from "./features/customers/letterheads.lookups.ts";
import { makeAddNotifications } from "./features/notifications/add-notifications.ts";
import { makeGetNotifications } from "./features/notifications/get-notifications.ts";
import { pushNotification } from "./features/notifications/notifications.reactions.ts";
import { newsReactions } from "./features/notifications/push-news.reactions.ts";
import { notificationsResolvers } from "./features/notifications/notifications.resolvers.ts";
import { makeNotificationsStore } from "./features/notifications/notifications.store.ts";
import { makeNotificationsViews } from "./features/notifications/notifications.views.ts";
import { deviceChartsResolvers } from "./features/device-charts/device-charts.resolvers.ts";
import { makeDeviceChartViews } from "./features/device-charts/device-charts.views.ts";
import { makeGetGraph } from "./features/device-charts/get-graph.ts";
import { makeGetRange } from "./features/device-charts/get-range.ts";
import { makeGetEngagement } from "./features/home/get-engagement.ts";
import { makeGetOutcomes } from "./features/home/get-outcomes.ts";
import { homeResolvers } from "./features/home/home.resolvers.ts";
import { makeHomeViews } from "./features/home/home.views.ts";
import { makeGetPatient } from "./features/patients/get-patient.ts";
import { makeListPatients, makeListPatientsOfCompany } from "./features/patients/list-patients.ts";
import { makePatientPanelViews } from "./features/patients/patient-panel.views.ts";
import { makeNoteRead } from "./features/patients/patient-reads.lookups.ts";
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
import type { Machines } from "./machines.ts";

/** What features ask each other. */
const wireLookups = ({ db, now, publicUrl }: Machines) => ({
  clock: makeClinicClock(db, now),
  companyCustomers: makeCompanyCustomers(db),
  patients: makePatientContacts(db),
  noteRead: makeNoteRead(db, now),
  schedules: makeSchedules(db),
  recordings: makeRecordings(db),
  reminders: makeReminders(db),
  letterheads: makeLetterheads(db, publicUrl),
  callbacks: makeCallbacks(db),
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

const wireReports = (needs: Needs) => {
  const patientPages = makePatientPages({ ...needs, panel: makePatientPanelViews(needs.db) });
  return [reportRoute({ makeReport: makeMakeReport({ ...needs, patientPages, views: makeReportsViews(needs.db) }) })];
};

const wireHome = (needs: Needs) => {
  const home = { ...needs, views: makeHomeViews(needs.db) };
  return [
    complianceResolvers({ getCompliance: makeGetCompliance({ ...needs, views: makeComplianceViews(needs.db) }) }),
    homeResolvers({ getEngagement: makeGetEngagement(home), getOutcomes: makeGetOutcomes(home) }),
  ];
};

/** The care of patients. */
export const wireCare = (machines: Machines) => {
  const needs: Needs = { ...machines, ...wireLookups(machines) };
  const { db } = machines;
  const cases = { ...needs, views: makeCasesViews(db), store: makeCasesStore(db) };
  const notifications = { store: makeNotificationsStore(db), views: makeNotificationsViews(db) };
  return {
    clock: needs.clock,
    patients: needs.patients,
    noteRead: needs.noteRead,
    reactions: [
      pushNotification({ ...needs, ...notifications }),
      ...newsReactions({ ...needs, ...notifications }),
      openCallbackCase(cases),
      openDeletionCase(cases),
      closeDeletionCase(cases),
    ],
    routes: wireReports(needs),
    timed: [rollProgress({ ...needs, store: makeRollStore(db) })],
    faces: [
      wirePatients(needs),
      ...wireActivity(needs),
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
        assignToVendor: makeAssignToVendor(cases),
        markViewed: makeMarkViewed(cases),
        followCases: makeFollowCases(cases),
      }),
      ...wireHome(needs),
      deviceChartsResolvers({
        getGraph: makeGetGraph({
          ...needs,
          views: makeDeviceChartViews(db),
        }),
        getRange: makeGetRange(needs),
      }),
      questionnairesResolvers({ getForm: makeGetForm({ ...needs, views: makeQuestionnairesViews(db) }) }),
    ],
  };
};
