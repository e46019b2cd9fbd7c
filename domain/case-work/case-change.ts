import { z } from "zod";
import { casePriorities, caseStatuses } from "../cases/case-values.ts";
import { messageLimit, subjectLimit } from "../cases/start-conversation.ts";
import { idField } from "../values/id.ts";

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
  both: "Choose either somebody or Unassigned.",
  changed: "This case was changed meanwhile. Reload it, then change it again.",
  changedBy: (name: string, time: string): string => `${name} changed this at ${time}.`,
} as const;

const words = (limit: number, what: string, missing: string) =>
  z.string().trim().min(1, missing).max(limit, `${what} must be ${limit} characters or less`);

/** The words of a case as they are typed. */
export const caseWordsForm = z.object({
  summary: words(subjectLimit, "Subject", caseChangeTexts.noSubject),
  description: words(messageLimit, "Description", caseChangeTexts.noDescription),
});

/** What is changed of a case; what is left out stays. */
export const caseChangeForm = caseWordsForm
  .extend({
    status: z.enum(caseStatuses, caseChangeTexts.noStatus),
    priority: z.enum(casePriorities, caseChangeTexts.noPriority),
    healthCoachId: idField,
  })
  .partial()
  .refine(({ status, healthCoachId }) => status !== "Unassigned" || healthCoachId === undefined, caseChangeTexts.both);

export type CaseChange = z.output<typeof caseChangeForm>;

/** What becomes of a case's row: Unassigned leaves nobody to look after it, and whoever is to look after it makes it Assigned. */
export const columnsChanged = ({ healthCoachId, ...change }: CaseChange) => ({
  ...change,
  ...(healthCoachId !== undefined && { status: "Assigned" as const, assigned_to: healthCoachId }),
  ...(change.status === "Unassigned" && { assigned_to: null }),
});

/** Whether subject or description change, which two people may be writing at once. */
export const changesWords = ({ summary, description }: CaseChange): boolean =>
  summary !== undefined || description !== undefined;
