import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { type EditDeps, makeEditSchedule, type SaveRequest } from "./edit-schedule.ts";
import type { PatientAreas } from "./patient-areas.ts";
import type { QuestionnaireRow } from "./schedules.queries.ts";

interface Deps extends EditDeps {
  readonly areas: PatientAreas;
}

/** Makes the use case that saves a patient's questionnaires as they were sent. A surgery type in the request must be the patient's. */
export const makeEditQuestionnaires = (deps: Deps) => {
  const edit = makeEditSchedule(deps, deps.areas.questionnaire);
  return async (
    scope: CustomerScope,
    request: SaveRequest<QuestionnaireRow>,
    surgeryType: string | null | undefined,
  ) => {
    const surgery = surgeryType ? await deps.patients.surgeryOf(scope, request.patientId) : undefined;
    return surgery && surgery.type !== surgeryType ? refuse(patientTexts.otherJoint) : edit(scope, request);
  };
};
