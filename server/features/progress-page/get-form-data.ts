import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { scoreSeries } from "@restride/domain/progress-page/progress-series.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { measuredMotions, type Scores } from "../score-charts/scores.lookups.ts";
import { progressTexts } from "@restride/domain/progress-page/progress-texts.ts";

interface Deps {
  readonly scores: Scores;
  readonly patients: PatientContacts;
  readonly noteRead: NoteRead;
}

/** Makes the use case that returns the scores of a patient over time. */
export const makeGetFormData =
  ({ scores, patients, noteRead }: Deps) =>
  async (scope: CustomerScope, patientId: Id) => {
    const [plan, forms, readings] = await Promise.all([
      patients.planOf(scope, patientId),
      scores.filledForms(scope, patientId),
      scores.motionReadings(scope, patientId),
    ]);
    if (!plan) return refuse(progressTexts.notFound);
    noteRead(scope, patientId, "getFormData");
    return { formdata: scoreSeries(forms, measuredMotions(readings)) };
  };
