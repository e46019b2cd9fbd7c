import { countText } from "@restride/domain/texts/count-text.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { readId } from "@restride/domain/values/id.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { queryOnce, notifyOutcome } from "../../../../platform/calls/calls.ts";
import { AssignedRegimensDocument, type OfferedPlanFragment } from "../../content.graphql.ts";
import { chosenPlan, programmeOf } from "../take-plan.ts";
import { contentVariablesOf } from "../../use-content.ts";
import type { NewPatient } from "../use-wizard.ts";
import { useWizardState } from "../use-wizard.ts";
import { emptyProgramme } from "../wizard-content.ts";
import { wizard } from "../wizard-store.ts";
import { randomId } from "../../../../platform/device/random-id.ts";
import * as texts from "./careplan-texts.ts";

const newId = () => readId(randomId());

/** Returns the numbers of rows changed by hand since a plan was assigned: "3 exercises", "1 device". */
const changedItems = (programme: Programme, brought: Programme): string[] =>
  (["exercises", "devices", "feedback"] as const).flatMap((area) => {
    const before = new Map(brought[area].map((row) => [row._id, JSON.stringify(row)]));
    const now = new Set(programme[area].map(({ _id }) => _id));
    const edited = programme[area].filter((row) => before.get(row._id) !== JSON.stringify(row)).length;
    const count = edited + brought[area].filter(({ _id }) => !now.has(_id)).length;
    return count === 0 ? [] : [countText(count, texts.changedItemNouns[area])];
  });

/** Loads the programme that a plan would give this patient today, including its regimens; null when that failed, which a toast says. */
export const loadPlanRows = async (
  plan: OfferedPlanFragment,
  { patient, today, day }: NewPatient,
): Promise<Programme | null> => {
  const lookedFor = { ...contentVariablesOf(patient, today), careplan: plan._id };
  const outcome = await queryOnce(AssignedRegimensDocument, { patient: lookedFor });
  if (outcome.kind === "data")
    return programmeOf(plan, outcome.data.getAutoAssignedRegimens.regimens ?? [], { today: day, newId });
  notifyOutcome(outcome);
  return null;
};

/** Assigns a care plan to the patient, or removes it. A plan that replaces changes made by hand requires a confirmation first. */
export function useAssign(
  planContext: NewPatient,
  plans: readonly OfferedPlanFragment[] | null,
  onAssigned: () => void = () => {},
) {
  const { content } = useWizardState();
  const [assigning, setAssigning] = useState<string | null>(null);
  const [replacing, setReplacing] = useState<{ plan: OfferedPlanFragment | null; items: readonly string[] } | null>(
    null,
  );
  const take = async (plan: OfferedPlanFragment | null): Promise<void> => {
    setReplacing(null);
    if (!plan) return wizard.edit({ carePlan: null, programme: emptyProgramme, brought: emptyProgramme });
    setAssigning(plan._id);
    await loadWithRetries(plan);
    setAssigning(null);
  };
  const loadWithRetries = async (plan: OfferedPlanFragment): Promise<void> => {
    const programme = await loadPlanRows(plan, planContext);
    if (!programme) return;
    wizard.edit({ carePlan: chosenPlan(plan, planContext.patient.surgery.type), programme, brought: programme });
    onAssigned();
  };
  const assign = (plan: OfferedPlanFragment | null): void => {
    const items = changedItems(content.programme, content.brought);
    if (items.length > 0) setReplacing({ plan, items });
    else void take(plan);
  };
  const takeOnly = useEffectEvent((plan: OfferedPlanFragment) => void loadWithRetries(plan));
  const [only] = plans?.length === 1 ? plans : [];
  const isOnlyOne = only !== undefined && only.deviceids.length > 0 && content.carePlan === null;
  const [hadPlan] = useState(content.carePlan !== null);
  useEffect(() => {
    if (isOnlyOne && !hadPlan) takeOnly(only);
  }, [isOnlyOne, hadPlan, only]);
  return { chosen: content.carePlan?._id ?? null, assigning, assign, take, replacing, keep: () => setReplacing(null) };
}

export type AssignState = ReturnType<typeof useAssign>;
