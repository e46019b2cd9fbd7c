import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import type { PatientPages } from "../patient-page/patient-page.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { ClinicOfPatient, PatientContacts } from "../patients/patients.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { Scores } from "../score-charts/scores.lookups.ts";
import { makeCaregiverChecks } from "./message-checks.ts";
import { makeGetFormData } from "./get-form-data.ts";
import { makeGetSurveyDetail } from "./get-survey-detail.ts";
import { makeNotifyCaregiver } from "./notify-caregiver.ts";
import { makeProgressLinksStore } from "./progress-links.store.ts";
import { makeProgressPageQueries } from "./progress-page.queries.ts";
import { makeSendProgressCode } from "./send-progress-code.ts";
import { tidyProgressCodes } from "./tidy-progress-codes.ts";
import { makeVerifyProgressCode } from "./verify-progress-code.ts";

interface Deps extends Platform {
  readonly clinicOfPatient: ClinicOfPatient;
  readonly clock: ClinicClock;
  readonly letterheads: Letterheads;
  readonly noteRead: NoteRead;
  readonly patientLinks: PatientLinks;
  readonly patientPages: PatientPages;
  readonly patients: PatientContacts;
  readonly recordings: Recordings;
  readonly scores: Scores;
}

/** The page of a patient's progress, and the links to it. */
export const progressPageFeature = (featureDeps: Deps): Feature => {
  const store = makeProgressLinksStore(featureDeps.db);
  const deps = { ...featureDeps, store, queries: makeProgressPageQueries(featureDeps.db) };
  const sendCode = makeSendProgressCode(deps);
  const verifyCode = makeVerifyProgressCode(deps);
  const getSurveyDetail = makeGetSurveyDetail(deps);
  const getFormData = makeGetFormData(deps);
  const notifyCaregiver = makeNotifyCaregiver(deps);
  return {
    resolvers: {
      Query: {
        getSurveyDetail: ({ patientid }, { scope, viewer, selects }) =>
          getSurveyDetail(scope, viewer, patientid, (field) => selects("survey", field)),
        getFormData: ({ patientid }, { scope }) => getFormData(scope, patientid),
      },
      Mutation: {
        validPatientId: ({ patientid }, { scope, address }) => sendCode(scope, patientid, address),
        verifyActivityLinkOtp: (input, { scope, address }) => verifyCode(scope, input, address),
        caregiverNotify: (input, { scope }) => notifyCaregiver(scope, input),
      },
    },
    messageChecks: makeCaregiverChecks(deps),
    timed: [tidyProgressCodes(store, featureDeps.now)],
  };
};
