import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import type { RecordedDiagnoses } from "../diagnoses/diagnoses.lookups.ts";
import type { PictureAsPng } from "../images/images.lookups.ts";
import type { NewestNotes } from "../notes/notes.lookups.ts";
import type { PatientPages } from "../patients/patient-page.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { Schedules } from "../schedules/schedules.lookups.ts";
import type { Scores } from "../score-charts/scores.lookups.ts";
import type { IssueProgressToken } from "../sign-in/progress-links.lookups.ts";
import { makeMakeReport } from "./make-report.ts";
import { makeReadDetails } from "./read-details.ts";
import { makeReadReport } from "./read-report.ts";
import { reportRoute } from "./reports.rest.ts";
import { makeReportsViews } from "./reports.views.ts";
import { makeSendReportMail } from "./send-report-mail.ts";
import { makeTakeBackMail } from "./take-back-mail.ts";

interface Needs extends Machines {
  readonly clock: ClinicClock;
  readonly issueReportToken: IssueProgressToken;
  readonly letterheads: Letterheads;
  readonly newestNotes: NewestNotes;
  readonly patientPages: PatientPages;
  readonly pictureAsPng: PictureAsPng;
  readonly recordedDiagnoses: RecordedDiagnoses;
  readonly recordings: Recordings;
  readonly schedules: Schedules;
  readonly scores: Scores;
}

/** A patient's report as a PDF, and the mail that leads to it. */
export const reportsFeature = (given: Needs): Feature => {
  const reading = { readReport: makeReadReport(given), readDetails: makeReadDetails(given) };
  const needs = { ...given, ...reading, views: makeReportsViews(given.db) };
  const sendReportMail = makeSendReportMail(needs);
  const takeBackMail = makeTakeBackMail(needs);
  return {
    faces: {
      Mutation: {
        sendReportMail: (input, { scope, viewer }) => sendReportMail(scope, viewer, input),
        takeBackReportMail: ({ mail }, { scope, viewer }) => takeBackMail(scope, viewer, mail),
      },
    },
    routes: [reportRoute({ makeReport: makeMakeReport(needs) })],
  };
};
