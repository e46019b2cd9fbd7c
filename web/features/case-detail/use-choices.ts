import { useState } from "react";
import { mutate } from "../../platform/calls/calls.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { type HandledCaseFragment, UpdateActionCaseDocument } from "./case-detail.graphql.ts";
import { caseChangeTexts } from "@restride/domain/case-work/case-change-texts.ts";

/** Fields of a case that are chosen from a list. */
export type HandledField = "status" | "priority" | "assignee";

type Values = Readonly<Record<HandledField, string>>;

const columns = { status: "status", priority: "priority", assignee: "healthCoachId" } as const;

/** Returns the stored values; no assignee and no priority are empty texts. */
export const handledValues = ({ status, priority, assignedTo }: HandledCaseFragment): Values => ({
  status,
  priority: priority ?? "",
  assignee: assignedTo ?? "",
});

/** Returns a choice with its effects on other fields: Unassigned clears the assignee, and an assignee sets Assigned. */
const withEffects = (field: HandledField, value: string): Partial<Values> => ({
  [field]: value,
  ...(field === "status" && value === "Unassigned" && { assignee: "" }),
  ...(field === "assignee" && { status: "Assigned" }),
});

/**
 * Returns the values of the fields and a function that saves a choice at once. A choice is shown while it is sent and reverted when it is refused.
 */
export function useChoices(supportCase: HandledCaseFragment) {
  const [chosen, setChosen] = useState<{ readonly since: string; readonly values: Partial<Values> } | null>(null);
  // The stored values apply again as soon as the case in the response is newer.
  const since = supportCase.changedAt ?? "";
  const now: Partial<Values> = chosen?.since === since ? chosen.values : {};
  const choose = async (field: HandledField, value: string, takenFrom: string | null = null): Promise<void> => {
    setChosen({ since, values: { ...now, ...withEffects(field, value) } });
    const change = { caseId: supportCase._id, [columns[field]]: value, takenFrom };
    const outcome = await mutate(UpdateActionCaseDocument, change, { invalidates: ["cases"] });
    if (outcome.kind === "data") return toasts.success(outcome.message);
    setChosen(null);
    if (outcome.kind === "fail") toasts.error(outcome.data ? outcome.message : caseChangeTexts.failed[field]);
  };
  return { valueOf: (field: HandledField): string => now[field] ?? handledValues(supportCase)[field], choose };
}
