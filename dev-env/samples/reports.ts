import { clinic, type Rights } from "../right.ts";
import { mutation, only, type Samples } from "./sample.ts";

export const reportsSamples = {
  sendReportMail: ({ patient }) =>
    only(
      mutation(
        `sendReportMail(to: "a@b.example", subject: "Report", text: "Hello", signature: "", patientid: "${patient}")`,
      ),
    ),
  takeBackReportMail: ({ patient }) => only(mutation(`takeBackReportMail(mail: "${patient}")`)),
} satisfies Samples;

export const reportsRights = {
  // No report for company users (B278, B286).
  sendReportMail: clinic("admin therapist surgeon associate"),
  takeBackReportMail: clinic("admin therapist surgeon associate"),
} satisfies Rights;
