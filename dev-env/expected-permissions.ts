import type { OperationName, restOperations } from "@restride/domain/access/operations.ts";
import { account, anyStaff, clinic, everybody, type Permission } from "./permission.ts";
import { accountPermissions } from "./request-fixtures/account.ts";
import { accountDeletionPermissions } from "./request-fixtures/account-deletion.ts";
import { botCheckPermissions } from "./request-fixtures/bot-check.ts";
import { calendarPermissions } from "./request-fixtures/calendar.ts";
import { supportPermissions } from "./request-fixtures/support/support.ts";
import { phoneChecksPermissions } from "./request-fixtures/support/phone-checks.ts";
import { undeliveredMessagesPermissions } from "./request-fixtures/support/undelivered-messages.ts";
import { callbacksPermissions } from "./request-fixtures/support/callbacks.ts";
import { casesPermissions } from "./request-fixtures/cases.ts";
import { caseWorkPermissions } from "./request-fixtures/following/case-work.ts";
import { securityEventsPermissions } from "./request-fixtures/security-events.ts";
import { companiesPermissions } from "./request-fixtures/companies.ts";
import { compliancePermissions } from "./request-fixtures/compliance.ts";
import { contentPermissions } from "./request-fixtures/planning/content.ts";
import { countedPermissions } from "./request-fixtures/counted.ts";
import { customersPermissions } from "./request-fixtures/customers.ts";
import { deviceChartsPermissions } from "./request-fixtures/device-charts.ts";
import { draftsPermissions } from "./request-fixtures/planning/drafts.ts";
import { fulfilmentPermissions } from "./request-fixtures/logistics/fulfilment.ts";
import { homePermissions } from "./request-fixtures/home.ts";
import { activityLogPermissions } from "./request-fixtures/following/activity-log.ts";
import { diagnosesPermissions } from "./request-fixtures/following/diagnoses.ts";
import { notesPermissions } from "./request-fixtures/following/notes.ts";
import { notificationsPermissions } from "./request-fixtures/notifications.ts";
import { patientLinksPermissions } from "./request-fixtures/following/patient-links.ts";
import { patientsPermissions } from "./request-fixtures/patients.ts";
import { programmesPermissions } from "./request-fixtures/planning/programmes.ts";
import { progressPagePermissions } from "./request-fixtures/progress-page.ts";
import { questionnairesPermissions } from "./request-fixtures/questionnaires.ts";
import { recordingPermissions } from "./request-fixtures/recording.ts";
import { recoveryPermissions } from "./request-fixtures/following/recovery.ts";
import { registrationPermissions } from "./request-fixtures/registration.ts";
import { remindersPermissions } from "./request-fixtures/reminders.ts";
import { schedulesPermissions } from "./request-fixtures/planning/schedules.ts";
import { scoreChartsPermissions } from "./request-fixtures/following/score-charts.ts";
import { reportsPermissions } from "./request-fixtures/reports.ts";
import { signInPermissions } from "./request-fixtures/sign-in.ts";
import { surgeonsPermissions } from "./request-fixtures/surgeons.ts";
import { usersPermissions } from "./request-fixtures/users.ts";

/**
 * Who may call what, written by hand from the permissions of the requirements and not from the access table, which the tests hold
 * against it. Whoever changes a permission changes it here too, with the row that says so in mind.
 */
export const expectedPermissions: Record<OperationName | keyof typeof restOperations, Permission> = {
  ...accountPermissions,
  ...accountDeletionPermissions,
  ...botCheckPermissions,
  ...calendarPermissions,
  ...callbacksPermissions,
  ...phoneChecksPermissions,
  ...undeliveredMessagesPermissions,
  ...supportPermissions,
  ...casesPermissions,
  ...caseWorkPermissions,
  ...companiesPermissions,
  ...securityEventsPermissions,
  ...compliancePermissions,
  ...contentPermissions,
  ...countedPermissions,
  ...customersPermissions,
  ...deviceChartsPermissions,
  ...draftsPermissions,
  ...fulfilmentPermissions,
  ...homePermissions,
  ...activityLogPermissions,
  ...diagnosesPermissions,
  ...notesPermissions,
  ...notificationsPermissions,
  ...patientLinksPermissions,
  ...patientsPermissions,
  ...programmesPermissions,
  ...progressPagePermissions,
  ...questionnairesPermissions,
  ...recordingPermissions,
  ...recoveryPermissions,
  ...registrationPermissions,
  ...remindersPermissions,
  ...schedulesPermissions,
  ...scoreChartsPermissions,
  ...reportsPermissions,
  ...signInPermissions,
  ...surgeonsPermissions,
  ...usersPermissions,
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
