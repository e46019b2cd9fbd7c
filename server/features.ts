import { accountFeature } from "./features/account/account.feature.ts";
import { accountDeletionFeature } from "./features/account-deletion/account-deletion.feature.ts";
import { activityLogFeature } from "./features/activity-log/activity-log.feature.ts";
import { botCheckFeature } from "./features/bot-check/bot-check.feature.ts";
import { calendarFeature } from "./features/calendar/calendar.feature.ts";
import { callbacksFeature } from "./features/callbacks/callbacks.feature.ts";
import { caseWorkFeature } from "./features/case-work/case-work.feature.ts";
import { casesFeature } from "./features/cases/cases.feature.ts";
import { clinicActivityFeature } from "./features/clinic-activity/clinic-activity.feature.ts";
import { companiesFeature } from "./features/companies/companies.feature.ts";
import { complianceFeature } from "./features/compliance/compliance.feature.ts";
import { contentFeature } from "./features/content/content.feature.ts";
import { drillDownFeature } from "./features/drill-down/drill-down.feature.ts";
import { customersFeature } from "./features/customers/customers.feature.ts";
import { deviceChartsFeature } from "./features/device-charts/device-charts.feature.ts";
import { diagnosesFeature } from "./features/diagnoses/diagnoses.feature.ts";
import { draftsFeature } from "./features/drafts/drafts.feature.ts";
import { fulfilmentFeature } from "./features/fulfilment/fulfilment.feature.ts";
import { homeFeature } from "./features/home/home.feature.ts";
import { imagesFeature } from "./features/images/images.feature.ts";
import { myDayFeature } from "./features/my-day/my-day.feature.ts";
import { namesFeature } from "./features/names/names.feature.ts";
import { notesFeature } from "./features/notes/notes.feature.ts";
import { notificationsFeature } from "./features/notifications/notifications.feature.ts";
import { patientEditingFeature } from "./features/patient-editing/patient-editing.feature.ts";
import { patientLinksFeature } from "./features/patient-links/patient-links.feature.ts";
import { patientPageFeature } from "./features/patient-page/patient-page.feature.ts";
import { patientsFeature } from "./features/patients/patients.feature.ts";
import { periodSumsFeature } from "./features/period-sums/period-sums.feature.ts";
import { phoneChecksFeature } from "./features/phone-checks/phone-checks.feature.ts";
import { programmesFeature } from "./features/programmes/programmes.feature.ts";
import { progressPageFeature } from "./features/progress-page/progress-page.feature.ts";
import { questionnairesFeature } from "./features/questionnaires/questionnaires.feature.ts";
import { recordingFeature } from "./features/recording/recording.feature.ts";
import { recoveryFeature } from "./features/recovery/recovery.feature.ts";
import { registrationFeature } from "./features/registration/registration.feature.ts";
import { remindersFeature } from "./features/reminders/reminders.feature.ts";
import { reportsFeature } from "./features/reports/reports.feature.ts";
import { schedulesFeature } from "./features/schedules/schedules.feature.ts";
import { scoreChartsFeature } from "./features/score-charts/score-charts.feature.ts";
import { securityEventsFeature } from "./features/security-events/security-events.feature.ts";
import { signInFeature } from "./features/sign-in/sign-in.feature.ts";
import { supportFeature } from "./features/support/support.feature.ts";
import { surgeonsFeature } from "./features/surgeons/surgeons.feature.ts";
import { undeliveredMessagesFeature } from "./features/undelivered-messages/undelivered-messages.feature.ts";
import { usersFeature } from "./features/users/users.feature.ts";

/** The features of the product, each made by its own file. To delete a feature, delete its line here too. */
export const features = [
  accountFeature,
  accountDeletionFeature,
  activityLogFeature,
  botCheckFeature,
  calendarFeature,
  callbacksFeature,
  caseWorkFeature,
  casesFeature,
  clinicActivityFeature,
  companiesFeature,
  complianceFeature,
  contentFeature,
  drillDownFeature,
  customersFeature,
  deviceChartsFeature,
  diagnosesFeature,
  draftsFeature,
  fulfilmentFeature,
  homeFeature,
  imagesFeature,
  myDayFeature,
  namesFeature,
  notesFeature,
  notificationsFeature,
  patientEditingFeature,
  patientLinksFeature,
  patientPageFeature,
  patientsFeature,
  periodSumsFeature,
  phoneChecksFeature,
  programmesFeature,
  progressPageFeature,
  questionnairesFeature,
  recordingFeature,
  recoveryFeature,
  registrationFeature,
  remindersFeature,
  reportsFeature,
  schedulesFeature,
  scoreChartsFeature,
  securityEventsFeature,
  signInFeature,
  supportFeature,
  surgeonsFeature,
  undeliveredMessagesFeature,
  usersFeature,
];
