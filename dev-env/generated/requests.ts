import { accountDeletionPermissions, accountDeletionRequests } from "@restride/server/features/account-deletion/account-deletion.requests.fixture.ts";
import { accountPermissions, accountRequests } from "@restride/server/features/account/account.requests.fixture.ts";
import { activityLogPermissions, activityLogRequests } from "@restride/server/features/activity-log/activity-log.requests.fixture.ts";
import { botCheckPermissions, botCheckRequests } from "@restride/server/features/bot-check/bot-check.requests.fixture.ts";
import { calendarPermissions, calendarRequests } from "@restride/server/features/calendar/calendar.requests.fixture.ts";
import { callbacksPermissions, callbacksRequests } from "@restride/server/features/callbacks/callbacks.requests.fixture.ts";
import { caseWorkPermissions, caseWorkRequests } from "@restride/server/features/case-work/case-work.requests.fixture.ts";
import { casesPermissions, casesRequests } from "@restride/server/features/cases/cases.requests.fixture.ts";
import { clinicActivityPermissions, clinicActivityRequests } from "@restride/server/features/clinic-activity/clinic-activity.requests.fixture.ts";
import { companiesPermissions, companiesRequests } from "@restride/server/features/companies/companies.requests.fixture.ts";
import { compliancePermissions, complianceRequests } from "@restride/server/features/compliance/compliance.requests.fixture.ts";
import { contentPermissions, contentRequests } from "@restride/server/features/content/content.requests.fixture.ts";
import { customersPermissions, customersRequests } from "@restride/server/features/customers/customers.requests.fixture.ts";
import { deviceChartsPermissions, deviceChartsRequests } from "@restride/server/features/device-charts/device-charts.requests.fixture.ts";
import { diagnosesPermissions, diagnosesRequests } from "@restride/server/features/diagnoses/diagnoses.requests.fixture.ts";
import { draftsPermissions, draftsRequests } from "@restride/server/features/drafts/drafts.requests.fixture.ts";
import { drillDownPermissions, drillDownRequests } from "@restride/server/features/drill-down/drill-down.requests.fixture.ts";
import { fulfilmentPermissions, fulfilmentRequests } from "@restride/server/features/fulfilment/fulfilment.requests.fixture.ts";
import { homePermissions, homeRequests } from "@restride/server/features/home/home.requests.fixture.ts";
import { imagesPermissions } from "@restride/server/features/images/images.requests.fixture.ts";
import { notesPermissions, notesRequests } from "@restride/server/features/notes/notes.requests.fixture.ts";
import { notificationsPermissions, notificationsRequests } from "@restride/server/features/notifications/notifications.requests.fixture.ts";
import { patientLinksPermissions, patientLinksRequests } from "@restride/server/features/patient-links/patient-links.requests.fixture.ts";
import { patientsPermissions, patientsRequests } from "@restride/server/features/patients/patients.requests.fixture.ts";
import { phoneChecksPermissions, phoneChecksRequests } from "@restride/server/features/phone-checks/phone-checks.requests.fixture.ts";
import { programmesPermissions, programmesRequests } from "@restride/server/features/programmes/programmes.requests.fixture.ts";
import { progressPagePermissions, progressPageRequests } from "@restride/server/features/progress-page/progress-page.requests.fixture.ts";
import { questionnairesPermissions, questionnairesRequests } from "@restride/server/features/questionnaires/questionnaires.requests.fixture.ts";
import { recordingPermissions, recordingRequests } from "@restride/server/features/recording/recording.requests.fixture.ts";
import { recoveryPermissions, recoveryRequests } from "@restride/server/features/recovery/recovery.requests.fixture.ts";
import { registrationPermissions, registrationRequests } from "@restride/server/features/registration/registration.requests.fixture.ts";
import { remindersPermissions, remindersRequests } from "@restride/server/features/reminders/reminders.requests.fixture.ts";
import { reportsPermissions, reportsRequests } from "@restride/server/features/reports/reports.requests.fixture.ts";
import { schedulesPermissions, schedulesRequests } from "@restride/server/features/schedules/schedules.requests.fixture.ts";
import { scoreChartsPermissions, scoreChartsRequests } from "@restride/server/features/score-charts/score-charts.requests.fixture.ts";
import { securityEventsPermissions, securityEventsRequests } from "@restride/server/features/security-events/security-events.requests.fixture.ts";
import { signInPermissions, signInRequests } from "@restride/server/features/sign-in/sign-in.requests.fixture.ts";
import { supportPermissions, supportRequests } from "@restride/server/features/support/support.requests.fixture.ts";
import { surgeonsPermissions, surgeonsRequests } from "@restride/server/features/surgeons/surgeons.requests.fixture.ts";
import { undeliveredMessagesPermissions, undeliveredMessagesRequests } from "@restride/server/features/undelivered-messages/undelivered-messages.requests.fixture.ts";
import { usersPermissions, usersRequests } from "@restride/server/features/users/users.requests.fixture.ts";

/** A request fixture for each operation. */
export const requestFixtures = {
  ...accountDeletionRequests,
  ...accountRequests,
  ...activityLogRequests,
  ...botCheckRequests,
  ...calendarRequests,
  ...callbacksRequests,
  ...caseWorkRequests,
  ...casesRequests,
  ...clinicActivityRequests,
  ...companiesRequests,
  ...complianceRequests,
  ...contentRequests,
  ...customersRequests,
  ...deviceChartsRequests,
  ...diagnosesRequests,
  ...draftsRequests,
  ...drillDownRequests,
  ...fulfilmentRequests,
  ...homeRequests,
  ...notesRequests,
  ...notificationsRequests,
  ...patientLinksRequests,
  ...patientsRequests,
  ...phoneChecksRequests,
  ...programmesRequests,
  ...progressPageRequests,
  ...questionnairesRequests,
  ...recordingRequests,
  ...recoveryRequests,
  ...registrationRequests,
  ...remindersRequests,
  ...reportsRequests,
  ...schedulesRequests,
  ...scoreChartsRequests,
  ...securityEventsRequests,
  ...signInRequests,
  ...supportRequests,
  ...surgeonsRequests,
  ...undeliveredMessagesRequests,
  ...usersRequests,
};

/** Expected permissions of all operations, for the tests. */
export const expectedPermissions = {
  ...accountDeletionPermissions,
  ...accountPermissions,
  ...activityLogPermissions,
  ...botCheckPermissions,
  ...calendarPermissions,
  ...callbacksPermissions,
  ...caseWorkPermissions,
  ...casesPermissions,
  ...clinicActivityPermissions,
  ...companiesPermissions,
  ...compliancePermissions,
  ...contentPermissions,
  ...customersPermissions,
  ...deviceChartsPermissions,
  ...diagnosesPermissions,
  ...draftsPermissions,
  ...drillDownPermissions,
  ...fulfilmentPermissions,
  ...homePermissions,
  ...imagesPermissions,
  ...notesPermissions,
  ...notificationsPermissions,
  ...patientLinksPermissions,
  ...patientsPermissions,
  ...phoneChecksPermissions,
  ...programmesPermissions,
  ...progressPagePermissions,
  ...questionnairesPermissions,
  ...recordingPermissions,
  ...recoveryPermissions,
  ...registrationPermissions,
  ...remindersPermissions,
  ...reportsPermissions,
  ...schedulesPermissions,
  ...scoreChartsPermissions,
  ...securityEventsPermissions,
  ...signInPermissions,
  ...supportPermissions,
  ...surgeonsPermissions,
  ...undeliveredMessagesPermissions,
  ...usersPermissions,
};
