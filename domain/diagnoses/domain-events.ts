import type { Id } from "../values/id.ts";

/** Domain events of a patient's diagnoses. `by` is the user who acted. The event does not name the diagnosis, which is health data. */
export type DiagnosisEvents = {
  DiagnosesChanged: { by: Id };
};
