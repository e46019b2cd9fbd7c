import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";

/** Arguments that the operations about questionnaires share. */
export interface FeedbackArguments {
  readonly patientid?: Id | null | undefined;
  readonly feedback?: Id | null | undefined;
  readonly surgery_type?: string | null | undefined;
  readonly careplan?: Id | null | undefined;
}

/** The selected questionnaires: those of a joint, one of them, those of a care plan; null for a filter that is not given. */
export interface FeedbackQuery {
  readonly surgeryType: string | null;
  readonly formId: Id | null;
  readonly carePlanId: Id | null;
}

/**
 * Makes the use case that reads the arguments of an operation about questionnaires: a named patient sets joint and care plan, and another joint is
 * refused.
 */
export const makeReadFeedbackQuery =
  (patients: Pick<PatientContacts, "surgeryOf">) =>
  async (
    scope: CustomerScope,
    { patientid, feedback, surgery_type, careplan }: FeedbackArguments,
  ): Promise<FeedbackQuery | Refusal> => {
    const [surgeryType, formId, carePlanId] = [surgery_type || null, feedback ?? null, careplan ?? null];
    if (!patientid) return { surgeryType, formId, carePlanId };
    const surgery = await patients.surgeryOf(scope, patientid);
    if (!surgery) return refuse(patientTexts.notFound);
    if (surgeryType !== null && surgeryType !== surgery.type) return refuse(patientTexts.otherJoint);
    return { surgeryType: surgery.type, formId, carePlanId: carePlanId ?? surgery.carePlanId };
  };

export type ReadFeedbackQuery = ReturnType<typeof makeReadFeedbackQuery>;
