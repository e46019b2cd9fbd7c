import type { ClinicClock } from "./features/customers/customers.lookups.ts";
import { makeLetterheads } from "./features/customers/letterheads.lookups.ts";
import { makePatientPages } from "./features/patients/patient-page.lookups.ts";
import type { NoteRead } from "./features/patients/patient-reads.lookups.ts";
import { makePatientPanelViews } from "./features/patients/patient-panel.views.ts";
import { makeClinicOfPatient, type PatientContacts } from "./features/patients/patients.lookups.ts";
import { makeGetFormData } from "./features/progress-page/get-form-data.ts";
import { makeGetSurveyDetail } from "./features/progress-page/get-survey-detail.ts";
import { makeNotifyCaregiver } from "./features/progress-page/notify-caregiver.ts";
import { makeProgressLinksStore } from "./features/progress-page/progress-links.store.ts";
import { progressPageResolvers } from "./features/progress-page/progress-page.resolvers.ts";
import { makeProgressPageViews } from "./features/progress-page/progress-page.views.ts";
import { makeSendProgressCode } from "./features/progress-page/send-progress-code.ts";
import { tidyProgressCodes } from "./features/progress-page/tidy-progress-codes.ts";
import { makeVerifyProgressCode } from "./features/progress-page/verify-progress-code.ts";
import { makeRecordings } from "./features/recording/recording.lookups.ts";
import { makeIssueCaregiverToken, makeIssueProgressToken } from "./features/sign-in/progress-links.lookups.ts";
import { newCode, newSecret } from "./platform/passwords/passwords.ts";
import type { Machines } from "./machines.ts";

type Needed = Machines & {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly noteRead: NoteRead;
};

/** The page of a patient's progress, and the links to it. */
export const wireProgressPage = (machines: Needed) => {
  const { db, now, publicUrl } = machines;
  const store = makeProgressLinksStore(db);
  const needs = {
    ...machines,
    store,
    views: makeProgressPageViews(db),
    recordings: makeRecordings(db),
    patientPages: makePatientPages({ ...machines, panel: makePatientPanelViews(db) }),
    clinicOfPatient: makeClinicOfPatient(db),
    letterheads: makeLetterheads(db, publicUrl),
    issueProgressToken: makeIssueProgressToken(machines),
    issueCaregiverToken: makeIssueCaregiverToken(machines),
    newSecret,
    newCode,
  };
  return {
    timed: [tidyProgressCodes(store, now)],
    faces: [
      progressPageResolvers({
        sendCode: makeSendProgressCode(needs),
        verifyCode: makeVerifyProgressCode(needs),
        getSurveyDetail: makeGetSurveyDetail(needs),
        getFormData: makeGetFormData(needs),
        notifyCaregiver: makeNotifyCaregiver(needs),
      }),
    ],
  };
};
