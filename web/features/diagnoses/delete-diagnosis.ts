import { mutate } from "../../platform/calls/calls.ts";
import { offerUndo } from "../../platform/calls/offer-undo.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { leaveRow } from "../../ui/list/leave-row.ts";
import { DeleteDiagnosisDocument, RestoreDiagnosisDocument } from "./diagnoses.graphql.ts";
import { diagnosisTexts } from "@restride/domain/diagnoses/diagnosis-texts.ts";

const mutationOptions = { invalidates: ["diagnoses"] } as const;

/** Deletes a diagnosis at once and offers undo. */
export async function deleteDiagnosis(patientId: string, dxCode: string): Promise<void> {
  const diagnosisKey = { patientId, dxCode };
  const outcome = await mutate(DeleteDiagnosisDocument, diagnosisKey, mutationOptions);
  if (outcome.kind === "data") {
    leaveRow();
    offerUndo(outcome.message, RestoreDiagnosisDocument, diagnosisKey, mutationOptions);
  }
  if (outcome.kind === "fail")
    toasts.error(outcome.data ? diagnosisTexts.failed.remove : diagnosisTexts.crashed.remove);
}
