import { caseChangeTexts } from "@restride/domain/case-work/case-change.ts";
import { useState } from "react";
import { mutate } from "../../platform/calls/calls.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { type HandledCaseFragment, UpdateActionCaseDocument } from "./case-detail.graphql.ts";

/** What of a case is chosen from a list. */
export type HandledField = "status" | "priority" | "assignee";

type Values = Readonly<Record<HandledField, string>>;

const columns = { status: "status", priority: "priority", assignee: "healthCoachId" } as const;

/** The values as they are kept; a case of nobody, or without a priority, has an empty one. */
export const handledValues = ({ status, priority, assignedTo }: HandledCaseFragment): Values => ({
  status,
  priority: priority ?? "",
  assignee: assignedTo ?? "",
});

/** What a choice makes of the others: Unassigned leaves nobody, and a person makes it Assigned. */
const withEffects = (field: HandledField, value: string): Partial<Values> => ({
  [field]: value,
  ...(field === "status" && value === "Unassigned" && { assignee: "" }),
  ...(field === "assignee" && { status: "Assigned" }),
});

/** Choices that are saved at once: shown as chosen while they are sent, and as they were when they are refused. */
export function useChoices(supportCase: HandledCaseFragment) {
  const [chosen, setChosen] = useState<{ readonly since: string; readonly values: Partial<Values> } | null>(null);
  // What is kept counts again as soon as the case that was answered is a newer one.
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
