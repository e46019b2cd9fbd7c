import { z } from "zod";
import { type CaseStatus, caseStatuses } from "../case-states/case-status.ts";
import { casePriorities } from "../cases/case-values.ts";
import { messageLimit, subjectLimit } from "../cases/start-conversation.ts";
import { Role } from "../access/roles.ts";
import type { Viewer } from "../access/viewer.ts";
import { type Id, idField } from "../values/id.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { lineField, textField } from "../values/text-fields.ts";
import { caseChangeTexts } from "./case-change-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";
import * as texts from "./case-work-texts.ts";

/** Schema of the typed texts of a case. */
export const caseWordsForm = z.object({
  summary: lineField()
    .min(1, caseChangeTexts.noSubject)
    .max(subjectLimit, mustBeCharactersOrLess(texts.subjectLabel, subjectLimit)),
  description: textField()
    .min(1, caseChangeTexts.noDescription)
    .max(messageLimit, mustBeCharactersOrLess(texts.descriptionLabel, messageLimit)),
});

/** Schema of a change of a case; fields that are left out stay unchanged. */
export const caseChangeForm = caseWordsForm
  .extend({
    status: z.enum(caseStatuses, caseChangeTexts.noStatus),
    priority: z.enum(casePriorities, caseChangeTexts.noPriority),
    healthCoachId: idField,
    takenFrom: idField,
  })
  .partial()
  .refine(({ status, healthCoachId }) => status !== "Unassigned" || healthCoachId === undefined, caseChangeTexts.both);

/** Change of a case as it is sent. */
export type SentCaseChange = z.output<typeof caseChangeForm>;

/** Change of a case as it is stored. */
export type CaseChange = Omit<SentCaseChange, "takenFrom">;

/** The person who looks after a case; null for nobody. */
export type Assignee = { readonly _id: Id; readonly name: string } | null;

/**
 * Returns the change together with the resulting assignee, or a refusal. A health coach who chooses Assigned takes the case; from another coach only
 * when `takenFrom` names that coach, which proves that the coach confirmed it. For anybody else a case becomes Assigned only with a person.
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

/** Returns whether a status reopens a closed case, whose assignee may have left since. */
export const isReopened = (from: CaseStatus, to: CaseStatus | undefined): boolean =>
  (to === "Assigned" || to === "Unresolved") && (from === "Resolved" || from === "NotAnIssue");

/** Returns the changed columns of a case's row: Unassigned clears the assignee, and an assignee sets the status Assigned. */
export const columnsChanged = ({ healthCoachId, ...change }: CaseChange) => ({
  ...change,
  ...(healthCoachId !== undefined && { status: "Assigned" as const, assigned_to: healthCoachId }),
  ...(change.status === "Unassigned" && { assigned_to: null }),
});

/** Returns whether subject or description change. Two people may be editing them at once. */
export const changesWords = ({ summary, description }: CaseChange): boolean =>
  summary !== undefined || description !== undefined;
