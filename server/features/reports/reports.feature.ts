import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { RecordedDiagnoses } from "../diagnoses/diagnoses.lookups.ts";
import type { PictureAsPng } from "../images/images.lookups.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import type { PatientPages } from "../patient-page/patient-page.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { NewestAnswers } from "../questionnaires/filled-answers.lookups.ts";
import type { ReadRecovery } from "../recovery/recovery.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import type { Scores } from "../score-charts/scores.lookups.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import { goOnWithReports, makeReports, tidyReports } from "./jobs/make-reports.ts";
import { makeReportChecks } from "./message-checks.ts";
import { makeReadJobs } from "./jobs/read-jobs.ts";
import { makeReportJobsStore } from "./jobs/report-jobs.store.ts";
import { makeReportJobsQueries } from "./jobs/report-jobs.queries.ts";
import { makeStartReports } from "./jobs/start-reports.ts";
import { makeMakeReport } from "./make-report.ts";
import { makeReadDetails, type NewestNotes } from "./read-details.ts";
import { makeReadReport } from "./read-report.ts";
import { reportRoute, reportsRoute } from "./reports.rest.ts";
import { makeReportsQueries } from "./reports.queries.ts";
import { makeSendReportMail } from "./send-report-mail.ts";
import { makeTakeBackMail } from "./take-back-mail.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly letterheads: Letterheads;
  readonly noteRead: NoteRead;
  readonly newestAnswers: NewestAnswers;
  /** None in a product without notes. */
  readonly newestNotes?: NewestNotes;
  readonly patientLinks: PatientLinks;
  readonly patientPages: PatientPages;
  readonly patients: PatientContacts;
  readonly pictureAsPng: PictureAsPng;
  readonly readRecovery: ReadRecovery;
  readonly recordedDiagnoses: RecordedDiagnoses;
  readonly recordings: Recordings;
  readonly schedules: Schedules;
  readonly scores: Scores;
  readonly viewers: Viewers;
}

/** A patient's report as a PDF, the mail that leads to it, and the reports of several patients. */
export const reportsFeature = (featureDeps: Deps): Feature => {
  const reading = { readReport: makeReadReport(featureDeps), readDetails: makeReadDetails(featureDeps) };
  const deps = { ...featureDeps, ...reading };
  const makeReport = makeMakeReport({ ...deps, queries: makeReportsQueries(featureDeps.db) });
  const sendReportMail = makeSendReportMail(deps);
  const takeBackMail = makeTakeBackMail(deps);
  const behind = {
    ...deps,
    makeReport,
    jobs: makeReportJobsStore(featureDeps.db),
    queries: makeReportJobsQueries(featureDeps.db),
  };
  const startReports = makeStartReports(behind);
  const readJobs = makeReadJobs(behind);
  return {
    resolvers: {
      Query: { getReportJobs: (_, { scope, viewer }) => readJobs.list(scope, viewer) },
      Mutation: {
        sendReportMail: (input, { scope, viewer }) => sendReportMail(scope, viewer, input),
        takeBackReportMail: ({ mail }, { scope, viewer }) => takeBackMail(scope, viewer, mail),
        startReports: (input, { scope, viewer }) => startReports(scope, viewer, input),
        cancelReportJob: ({ id }, { scope, viewer }) => readJobs.cancel(scope, viewer, id),
      },
    },
    routes: [reportRoute({ makeReport }), reportsRoute(readJobs)],
    messageChecks: makeReportChecks(deps),
    jobs: [makeReports(behind)],
    timed: [goOnWithReports(behind), tidyReports(behind)],
  };
};
