import type { OperationName } from "@restride/domain/access/operations.ts";
import type { Aim } from "../aim.ts";
import { accountSamples } from "./account.ts";
import { accountDeletionSamples } from "./account-deletion.ts";
import { botCheckSamples } from "./bot-check.ts";
import { calendarSamples } from "./calendar.ts";
import { supportSamples } from "./support/support.ts";
import { phoneChecksSamples } from "./support/phone-checks.ts";
import { undeliveredMessagesSamples } from "./support/undelivered-messages.ts";
import { callbacksSamples } from "./support/callbacks.ts";
import { casesSamples } from "./cases.ts";
import { caseWorkSamples } from "./following/case-work.ts";
import { securityEventsSamples } from "./security-events.ts";
import { companiesSamples } from "./companies.ts";
import { complianceSamples } from "./compliance.ts";
import { contentSamples } from "./planning/content.ts";
import { countedSamples } from "./counted.ts";
import { customersSamples } from "./customers.ts";
import { deviceChartsSamples } from "./device-charts.ts";
import { draftsSamples } from "./planning/drafts.ts";
import { fulfilmentSamples } from "./logistics/fulfilment.ts";
import { homeSamples } from "./home.ts";
import { activityLogSamples } from "./following/activity-log.ts";
import { diagnosesSamples } from "./following/diagnoses.ts";
import { notesSamples } from "./following/notes.ts";
import { notificationsSamples } from "./notifications.ts";
import { patientLinksSamples } from "./following/patient-links.ts";
import { patientsSamples } from "./patients.ts";
import { programmesSamples } from "./planning/programmes.ts";
import { progressPageSamples } from "./progress-page.ts";
import { questionnairesSamples } from "./questionnaires.ts";
import { recordingSamples } from "./recording.ts";
import { recoverySamples } from "./following/recovery.ts";
import { registrationSamples } from "./registration.ts";
import { remindersSamples } from "./reminders.ts";
import { schedulesSamples } from "./planning/schedules.ts";
import { scoreChartsSamples } from "./following/score-charts.ts";
import { reportsSamples } from "./reports.ts";
import { signInSamples } from "./sign-in.ts";
import { surgeonsSamples } from "./surgeons.ts";
import { usersSamples } from "./users.ts";
import type { Sample } from "./sample.ts";

/** One sample for each operation; an operation without one does not compile. */
export const samples: Record<OperationName, (aim: Aim) => Sample> = {
  ...accountSamples,
  ...accountDeletionSamples,
  ...botCheckSamples,
  ...calendarSamples,
  ...callbacksSamples,
  ...phoneChecksSamples,
  ...undeliveredMessagesSamples,
  ...supportSamples,
  ...casesSamples,
  ...caseWorkSamples,
  ...companiesSamples,
  ...securityEventsSamples,
  ...complianceSamples,
  ...contentSamples,
  ...countedSamples,
  ...customersSamples,
  ...deviceChartsSamples,
  ...draftsSamples,
  ...fulfilmentSamples,
  ...homeSamples,
  ...activityLogSamples,
  ...diagnosesSamples,
  ...notesSamples,
  ...notificationsSamples,
  ...patientLinksSamples,
  ...patientsSamples,
  ...programmesSamples,
  ...progressPageSamples,
  ...questionnairesSamples,
  ...recordingSamples,
  ...recoverySamples,
  ...registrationSamples,
  ...remindersSamples,
  ...schedulesSamples,
  ...scoreChartsSamples,
  ...reportsSamples,
  ...signInSamples,
  ...surgeonsSamples,
  ...usersSamples,
};
