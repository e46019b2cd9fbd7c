import { accountDeletionOperations } from "../account-deletion/operations.ts";
import { accountOperations } from "../account/operations.ts";
import { activityLogOperations, activityLogRestOperations } from "../activity-log/operations.ts";
import { botCheckOperations } from "../bot-check/operations.ts";
import { calendarOperations } from "../calendar/operations.ts";
import { callbacksOperations } from "../callbacks/operations.ts";
import { caseWorkOperations, caseWorkRestOperations } from "../case-work/operations.ts";
import { casesOperations } from "../cases/operations.ts";
import { clinicActivityOperations } from "../clinic-activity/operations.ts";
import { companiesOperations } from "../companies/operations.ts";
import { complianceOperations } from "../compliance/operations.ts";
import { contentOperations } from "../content/operations.ts";
import { customersOperations } from "../customers/operations.ts";
import { deviceChartsOperations } from "../device-charts/operations.ts";
import { diagnosesOperations } from "../diagnoses/operations.ts";
import { draftsOperations } from "../drafts/operations.ts";
import { drillDownOperations } from "../drill-down/operations.ts";
import { fulfilmentOperations, fulfilmentRestOperations } from "../fulfilment/operations.ts";
import { homeOperations } from "../home/operations.ts";
import { imagesRestOperations } from "../images/operations.ts";
import { notesOperations } from "../notes/operations.ts";
import { notificationsOperations } from "../notifications/operations.ts";
import { patientLinksOperations } from "../patient-links/operations.ts";
import { patientsOperations } from "../patients/operations.ts";
import { phoneChecksOperations } from "../phone-checks/operations.ts";
import { programmesOperations } from "../programmes/operations.ts";
import { progressPageOperations } from "../progress-page/operations.ts";
import { questionnairesOperations } from "../questionnaires/operations.ts";
import { recordingOperations } from "../recording/operations.ts";
import { recoveryOperations } from "../recovery/operations.ts";
import { registrationOperations, registrationRestOperations } from "../registration/operations.ts";
import { remindersOperations } from "../reminders/operations.ts";
import { reportsOperations, reportsRestOperations } from "../reports/operations.ts";
import { schedulesOperations } from "../schedules/operations.ts";
import { scoreChartsOperations } from "../score-charts/operations.ts";
import { securityEventsOperations } from "../security-events/operations.ts";
import { signInOperations } from "../sign-in/operations.ts";
import { supportOperations } from "../support/operations.ts";
import { surgeonsOperations, surgeonsRestOperations } from "../surgeons/operations.ts";
import { undeliveredMessagesOperations } from "../undelivered-messages/operations.ts";
import { usersOperations } from "../users/operations.ts";

/** Access rules of all GraphQL operations. */
export const operations = {
  ...accountDeletionOperations,
  ...accountOperations,
  ...activityLogOperations,
  ...botCheckOperations,
  ...calendarOperations,
  ...callbacksOperations,
  ...caseWorkOperations,
  ...casesOperations,
  ...clinicActivityOperations,
  ...companiesOperations,
  ...complianceOperations,
  ...contentOperations,
  ...customersOperations,
  ...deviceChartsOperations,
  ...diagnosesOperations,
  ...draftsOperations,
  ...drillDownOperations,
  ...fulfilmentOperations,
  ...homeOperations,
  ...notesOperations,
  ...notificationsOperations,
  ...patientLinksOperations,
  ...patientsOperations,
  ...phoneChecksOperations,
  ...programmesOperations,
  ...progressPageOperations,
  ...questionnairesOperations,
  ...recordingOperations,
  ...recoveryOperations,
  ...registrationOperations,
  ...remindersOperations,
  ...reportsOperations,
  ...schedulesOperations,
  ...scoreChartsOperations,
  ...securityEventsOperations,
  ...signInOperations,
  ...supportOperations,
  ...surgeonsOperations,
  ...undeliveredMessagesOperations,
  ...usersOperations,
};

/** Access rules of all REST routes. */
export const restOperations = {
  ...activityLogRestOperations,
  ...caseWorkRestOperations,
  ...fulfilmentRestOperations,
  ...imagesRestOperations,
  ...registrationRestOperations,
  ...reportsRestOperations,
  ...surgeonsRestOperations,
};
