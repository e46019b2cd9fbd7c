import { only, query, type Samples } from "./sample.ts";

export const questionnairesSamples = {
  getFormByScheduleSubId: (aim) =>
    only(query(`getFormByScheduleSubId(patientid: "${aim.patient}", id: "${aim.answers}")`, "form { _id }")),
} satisfies Samples;
