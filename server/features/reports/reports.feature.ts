import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import type { PatientPages } from "../patients/patient-page.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { IssueProgressToken } from "../sign-in/progress-links.lookups.ts";
import { makeMakeReport } from "./make-report.ts";
import { makeReadReport } from "./read-report.ts";
import { reportRoute } from "./reports.rest.ts";
import { makeReportsViews } from "./reports.views.ts";
import { makeSendReportMail } from "./send-report-mail.ts";

interface Needs extends Machines {
  readonly clock: ClinicClock;
  readonly issueReportToken: IssueProgressToken;
  readonly letterheads: Letterheads;
  readonly patientPages: PatientPages;
  readonly recordings: Recordings;
}

/** A patient's report as a PDF, and the mail that leads to it. */
export const reportsFeature = (given: Needs): Feature => {
  const needs = { ...given, readReport: makeReadReport(given), views: makeReportsViews(given.db) };
  const sendReportMail = makeSendReportMail(needs);
  return {
    faces: { Mutation: { sendReportMail: (input, { scope, viewer }) => sendReportMail(scope, viewer, input) } },
    routes: [reportRoute({ makeReport: makeMakeReport(needs) })],
  };
};
