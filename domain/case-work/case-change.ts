import { z } from "zod";
import { type CaseStatus, caseStatuses } from "../case-states/case-status.ts";
import { casePriorities } from "../cases/case-values.ts";
import { messageLimit, subjectLimit } from "../cases/start-conversation.ts";
import { Role } from "../access/roles.ts";
import type { Viewer } from "../access/viewer.ts";
import { type Id, idField } from "../values/id.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { lineField, textField } from "../values/text-fields.ts";

/** What people read after a case was changed, was not, or why they may not. */
export const caseChangeTexts = {
  /** After subject or description. */
  edited: "Action case updated",
  /** After status, priority or assignee. */
  updated: "Case Updated",
  failed: {
    status: "Failed to updated status",
    priority: "Failed to updated priority",
    assignee: "Failed to updated HealthCoach",
    words: "Failed to updated case",
  },
  noStatus: "Please select status.",
  noPriority: "Please select priority.",
  noSubject: "Please enter subject.",
  noDescription: "Please enter description.",
  noCoach: "Choose an active health coach of this clinic.",
  adminAssigns: "A company admin chooses who looks after a case.",
  both: "Choose either a person or Unassigned.",
  noPerson: "Choose who looks after this case: that makes it Assigned.",
  takeOverQuestion: (name: string): string => `${name} looks after this case. Take it over?`,
  changed: "This case was changed meanwhile. Reload it, then change it again.",
  changedBy: (name: string, time: string): string => `${name} changed this at ${time}.`,
} as const;

/** The words of a case as they are typed. */
export const caseWordsForm = z.object({
  summary: lineField()
    .min(1, caseChangeTexts.noSubject)
    .max(subjectLimit, `Subject must be ${subjectLimit} characters or less`),
  description: textField()
    .min(1, caseChangeTexts.noDescription)
    .max(messageLimit, `Description must be ${messageLimit} characters or less`),
});

/** What is changed of a case; what is left out stays. */
export const caseChangeForm = caseWordsForm
  .extend({
    status: z.enum(caseStatuses, caseChangeTexts.noStatus),
    priority: z.enum(casePriorities, caseChangeTexts.noPriority),
    healthCoachId: idField,
    takenFrom: idField,
  })
  .partial()
  .refine(({ status, healthCoachId }) => status !== "Unassigned" || healthCoachId === undefined, caseChangeTexts.both);

/** A change as it is sent. */
export type SentCaseChange = z.output<typeof caseChangeForm>;

/** What becomes of a case. */
export type CaseChange = Omit<SentCaseChange, "takenFrom">;

/** The person who looks after a case; null for nobody. */
export type Assignee = { readonly _id: Id; readonly name: string } | null;

/**
 * A change with the person whom it makes look after the case, or why it cannot be. A health coach who chooses Assigned takes the case; from
 * somebody else only when `takenFrom` names them, so that the coach was told. Nobody else makes a case Assigned without a person.
 */
export const withAssignee = (
  { takenFrom, ...change }: SentCaseChange,
  { role, userId }: Pick<Viewer, "role" | "userId">,
  present: Assignee,
): CaseChange | Refusal => {
  const isTaken = role === Role.healthCoach && change.status === "Assigned" && change.healthCoachId === undefined;
  const next = isTaken ? { ...change, healthCoachId: userId } : change;
  if (next.healthCoachId === undefined)
    return next.status === "Assigned" && present === null ? refuse(caseChangeTexts.noPerson) : next;
  if (role === Role.companyAdmin) return next;
  if (next.healthCoachId !== userId) return refuse(caseChangeTexts.adminAssigns);
  const isOthers = present !== null && present._id !== userId;
  return isOthers && takenFrom !== present._id ? refuse(caseChangeTexts.takeOverQuestion(present.name)) : next;
};

/** Whether a status takes up a case again that was closed, and whose person may have left since. */
export const reopens = (from: CaseStatus, to: CaseStatus | undefined): boolean =>
  (to === "Assigned" || to === "Unresolved") && (from === "Resolved" || from === "NotAnIssue");

/** What becomes of a case's row: Unassigned leaves nobody to look after it, and a person makes it Assigned. */
export const columnsChanged = ({ healthCoachId, ...change }: CaseChange) => ({
  ...change,
  ...(healthCoachId !== undefined && { status: "Assigned" as const, assigned_to: healthCoachId }),
  ...(change.status === "Unassigned" && { assigned_to: null }),
});

/** Whether subject or description change, which two people may be writing at once. */
export const changesWords = ({ summary, description }: CaseChange): boolean =>
  summary !== undefined || description !== undefined;
