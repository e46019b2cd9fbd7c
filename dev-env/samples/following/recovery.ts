import { clinic, type Rights } from "../../right.ts";
import { only, query, type Samples } from "../sample.ts";

export const recoverySamples = {
  getRecovery: ({ patient }) =>
    only(query(`getRecovery(patientid: "${patient}")`, "recovery { day charts { metric points { value } } }")),
} satisfies Samples;

// Scores and charts are not shown to company users (B279, B284).
export const recoveryRights = {
  getRecovery: clinic("admin therapist surgeon associate"),
} satisfies Rights;
