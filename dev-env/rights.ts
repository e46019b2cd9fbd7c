import type { OperationName, restOperations } from "@restride/domain/access/operations.ts";
import { account, anyStaff, clinic, everybody, type Right } from "./right.ts";
import { accountRights } from "./samples/account.ts";
import { accountDeletionRights } from "./samples/account-deletion.ts";
import { botCheckRights } from "./samples/bot-check.ts";
import { calendarRights } from "./samples/calendar.ts";
import { supportRights } from "./samples/support/support.ts";
import { phoneChecksRights } from "./samples/support/phone-checks.ts";
import { undeliveredMessagesRights } from "./samples/support/undelivered-messages.ts";
import { callbacksRights } from "./samples/support/callbacks.ts";
import { casesRights } from "./samples/cases.ts";
import { caseWorkRights } from "./samples/following/case-work.ts";
import { securityEventsRights } from "./samples/security-events.ts";
import { companiesRights } from "./samples/companies.ts";
import { complianceRights } from "./samples/compliance.ts";
import { contentRights } from "./samples/planning/content.ts";
import { countedRights } from "./samples/counted.ts";
import { customersRights } from "./samples/customers.ts";
import { deviceChartsRights } from "./samples/device-charts.ts";
import { draftsRights } from "./samples/planning/drafts.ts";
import { fulfilmentRights } from "./samples/logistics/fulfilment.ts";
import { homeRights } from "./samples/home.ts";
import { activityLogRights } from "./samples/following/activity-log.ts";
import { diagnosesRights } from "./samples/following/diagnoses.ts";
import { notesRights } from "./samples/following/notes.ts";
import { notificationsRights } from "./samples/notifications.ts";
import { patientLinksRights } from "./samples/following/patient-links.ts";
import { patientsRights } from "./samples/patients.ts";
import { programmesRights } from "./samples/planning/programmes.ts";
import { progressPageRights } from "./samples/progress-page.ts";
import { questionnairesRights } from "./samples/questionnaires.ts";
import { recordingRights } from "./samples/recording.ts";
import { recoveryRights } from "./samples/following/recovery.ts";
import { registrationRights } from "./samples/registration.ts";
import { remindersRights } from "./samples/reminders.ts";
import { schedulesRights } from "./samples/planning/schedules.ts";
import { scoreChartsRights } from "./samples/following/score-charts.ts";
import { reportsRights } from "./samples/reports.ts";
import { signInRights } from "./samples/sign-in.ts";
import { surgeonsRights } from "./samples/surgeons.ts";
import { usersRights } from "./samples/users.ts";

/**
 * Who may call what, written by hand from the permissions of the requirements and not from the access table, which the tests hold
 * against it. Whoever changes a right changes it here too, with the row that says so in mind.
 */
export const rights: Record<OperationName | keyof typeof restOperations, Right> = {
  ...accountRights,
  ...accountDeletionRights,
  ...botCheckRights,
  ...calendarRights,
  ...callbacksRights,
  ...phoneChecksRights,
  ...undeliveredMessagesRights,
  ...supportRights,
  ...casesRights,
  ...caseWorkRights,
  ...companiesRights,
  ...securityEventsRights,
  ...complianceRights,
  ...contentRights,
  ...countedRights,
  ...customersRights,
  ...deviceChartsRights,
  ...draftsRights,
  ...fulfilmentRights,
  ...homeRights,
  ...activityLogRights,
  ...diagnosesRights,
  ...notesRights,
  ...notificationsRights,
  ...patientLinksRights,
  ...patientsRights,
  ...programmesRights,
  ...progressPageRights,
  ...questionnairesRights,
  ...recordingRights,
  ...recoveryRights,
  ...registrationRights,
  ...remindersRights,
  ...schedulesRights,
  ...scoreChartsRights,
  ...reportsRights,
  ...signInRights,
  ...surgeonsRights,
  ...usersRights,
  // Before there is a session, and pages that anybody may open (A006).
  showPicture: everybody,
  downloadQrcode: everybody,
  downloadVcard: everybody,
  registrationSheet: everybody,
  // Who may take a registration over reads what was signed.
  signedForms: clinic("admin therapist surgeon associate company"),
  // Carriers sign what they say.
  carrierWebhook: everybody,
  // As the page that it is made of (C018).
  downloadCustody: account("admin company super coach"),
  // One's own account: /resetpassword is for everybody who is signed in (A220).
  uploadPicture: anyStaff,
  // Who may open /cases/{caseid} (A199, A215): images of messages need the token (C256).
  uploadMessageImage: clinic("admin surgeon associate company coach"),
  showMessageImage: clinic("admin surgeon associate company coach"),
  // No report and no device charts for company users (A218, B278, B279); a mailed link opens the report of its patient.
  exportActivityLog: clinic("admin therapist surgeon associate company coach"),
  downloadReport: clinic("admin therapist surgeon associate report"),
  downloadReports: clinic("admin therapist surgeon associate"),
};
