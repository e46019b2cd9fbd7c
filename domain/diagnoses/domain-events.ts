import type { Id } from "../values/id.ts";

/** What happens to the diagnoses of a patient. `by` is the user who did it; which diagnosis is health data and stays out. */
export type DiagnosisEvents = {
  DiagnosesChanged: { by: Id };
};
