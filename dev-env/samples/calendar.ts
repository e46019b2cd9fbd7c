import { only, query, range, type Samples } from "./sample.ts";

export const calendarSamples = {
  getDateRangeActivities: (aim) =>
    only(
      query(
        `getDateRangeActivities(patientid: "${aim.patient}", ${range})`,
        "activities { date exercises { exerciseid } }",
      ),
    ),
  getRangeExercises: (aim) =>
    only(query(`getRangeExercises(patientid: "${aim.patient}", ${range})`, "exercises { items { exerciseid } }")),
  onPatientActivity: (aim) => only(`subscription { onPatientActivity(patientid: "${aim.patient}") { status } }`),
} satisfies Samples;
