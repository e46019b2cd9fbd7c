import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const reportsRequests = {
  sendReportMail: ({ patient }) =>
    fixtureOf(
      mutation(
        `sendReportMail(to: "a@b.example", subject: "Report", text: "Hello", signature: "", patientid: "${patient}")`,
      ),
    ),
  takeBackReportMail: ({ patient }) => fixtureOf(mutation(`takeBackReportMail(mail: "${patient}")`)),
  startReports: ({ patient }) => fixtureOf(mutation(`startReports(patientids: ["${patient}"], notes: true)`)),
  getReportJobs: () => fixtureOf(query("getReportJobs", "jobs { _id leftout { name } }")),
  cancelReportJob: ({ patient }) => fixtureOf(mutation(`cancelReportJob(id: "${patient}")`)),
} satisfies RequestFixtures;

export const reportsPermissions = {
  // No report for company users (B278, B286).
  sendReportMail: clinic("admin therapist surgeon associate"),
  takeBackReportMail: clinic("admin therapist surgeon associate"),
  startReports: clinic("admin therapist surgeon associate"),
  getReportJobs: clinic("admin therapist surgeon associate"),
  cancelReportJob: clinic("admin therapist surgeon associate"),
  // No report for company users (A218, B278, B279); a mailed link opens the report of its patient.
  downloadReport: clinic("admin therapist surgeon associate report"),
  downloadReports: clinic("admin therapist surgeon associate"),
} satisfies ExpectedPermissions;
