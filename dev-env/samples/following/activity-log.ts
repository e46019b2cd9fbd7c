import { clinic, type Rights } from "../../right.ts";
import { only, query, type Samples } from "../sample.ts";

export const activityLogSamples = {
  getActivityLog: (aim) =>
    only(
      query(`getActivityLog(patientid: "${aim.patient}", fromDate: "6m")`, "total newer records { patientid newdata }"),
    ),
} satisfies Samples;

export const activityLogRights = {
  getActivityLog: clinic("admin therapist surgeon associate company coach"),
} satisfies Rights;
