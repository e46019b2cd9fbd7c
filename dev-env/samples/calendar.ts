import { clinic, type Rights } from "../right.ts";
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

export const calendarRights = {
  // The patient list (A209) and a patient's page (A211).
  getDateRangeActivities: clinic("admin therapist surgeon associate company coach"),
  getRangeExercises: clinic("admin therapist surgeon associate company coach"),
  onPatientActivity: clinic("admin therapist surgeon associate company coach"),
} satisfies Rights;
