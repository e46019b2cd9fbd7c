import { clinic, type Rights } from "../right.ts";
import { only, query, type Samples } from "./sample.ts";

export const questionnairesSamples = {
  getFormByScheduleSubId: (aim) =>
    only(query(`getFormByScheduleSubId(patientid: "${aim.patient}", id: "${aim.answers}")`, "form { _id }")),
} satisfies Samples;

export const questionnairesRights = {
  // The progress page: staff but company users, the patient, and whoever has a link (B298).
  getFormByScheduleSubId: clinic("admin therapist surgeon associate company coach patient link caregiver"),
} satisfies Rights;
