import type { OperationName } from "@restride/domain/access/operations.ts";
import type { FixtureIds } from "../fixture-ids.ts";
import { accountRequests } from "./account.ts";
import { accountDeletionRequests } from "./account-deletion.ts";
import { botCheckRequests } from "./bot-check.ts";
import { calendarRequests } from "./calendar.ts";
import { supportRequests } from "./support/support.ts";
import { phoneChecksRequests } from "./support/phone-checks.ts";
import { undeliveredMessagesRequests } from "./support/undelivered-messages.ts";
import { callbacksRequests } from "./support/callbacks.ts";
import { casesRequests } from "./cases.ts";
import { caseWorkRequests } from "./following/case-work.ts";
import { securityEventsRequests } from "./security-events.ts";
import { companiesRequests } from "./companies.ts";
import { complianceRequests } from "./compliance.ts";
import { contentRequests } from "./planning/content.ts";
import { countedRequests } from "./counted.ts";
import { customersRequests } from "./customers.ts";
import { deviceChartsRequests } from "./device-charts.ts";
import { draftsRequests } from "./planning/drafts.ts";
import { fulfilmentRequests } from "./logistics/fulfilment.ts";
import { homeRequests } from "./home.ts";
import { activityLogRequests } from "./following/activity-log.ts";
import { diagnosesRequests } from "./following/diagnoses.ts";
import { notesRequests } from "./following/notes.ts";
import { notificationsRequests } from "./notifications.ts";
import { patientLinksRequests } from "./following/patient-links.ts";
import { patientsRequests } from "./patients.ts";
import { programmesRequests } from "./planning/programmes.ts";
import { progressPageRequests } from "./progress-page.ts";
import { questionnairesRequests } from "./questionnaires.ts";
import { recordingRequests } from "./recording.ts";
import { recoveryRequests } from "./following/recovery.ts";
import { registrationRequests } from "./registration.ts";
import { remindersRequests } from "./reminders.ts";
import { schedulesRequests } from "./planning/schedules.ts";
import { scoreChartsRequests } from "./following/score-charts.ts";
import { reportsRequests } from "./reports.ts";
import { signInRequests } from "./sign-in.ts";
import { surgeonsRequests } from "./surgeons.ts";
import { usersRequests } from "./users.ts";
import type { RequestFixture } from "./request-fixture.ts";

/** One request fixture for each operation; an operation without one does not compile. */
export const requestFixtures: Record<OperationName, (ids: FixtureIds) => RequestFixture> = {
  ...accountRequests,
  ...accountDeletionRequests,
  ...botCheckRequests,
  ...calendarRequests,
  ...callbacksRequests,
  ...phoneChecksRequests,
  ...undeliveredMessagesRequests,
  ...supportRequests,
  ...casesRequests,
  ...caseWorkRequests,
  ...companiesRequests,
  ...securityEventsRequests,
  ...complianceRequests,
  ...contentRequests,
  ...countedRequests,
  ...customersRequests,
  ...deviceChartsRequests,
  ...draftsRequests,
  ...fulfilmentRequests,
  ...homeRequests,
  ...activityLogRequests,
  ...diagnosesRequests,
  ...notesRequests,
  ...notificationsRequests,
  ...patientLinksRequests,
  ...patientsRequests,
  ...programmesRequests,
  ...progressPageRequests,
  ...questionnairesRequests,
  ...recordingRequests,
  ...recoveryRequests,
  ...registrationRequests,
  ...remindersRequests,
  ...schedulesRequests,
  ...scoreChartsRequests,
  ...reportsRequests,
  ...signInRequests,
  ...surgeonsRequests,
  ...usersRequests,
};
