import { z } from "zod";
import type { WorkLog } from "./work-log.ts";
import { Role } from "../access/roles.ts";
import { type CaseStatus, caseStatuses } from "../case-states/case-status.ts";
import { casePriorities, type CaseType, caseTypes, firstCaseType } from "./case-values.ts";
import { lineField, textField } from "../values/text-fields.ts";
import * as texts from "./cases-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum length of a case's subject and of its description, in characters. */
export const caseTextLimit = 4000;

/** Returns the types that a role may choose. Only conversations have the type of a conversation. */
export const typesFor = (role: Role): readonly CaseType[] =>
  role === Role.healthCoach ? ["New Device Order", "New Patient", "Patient Technical", "System Technical"] : caseTypes;

/** Returns the statuses in which a role may open a case: a health coach's case is assigned to the coach, so it cannot be Unassigned. */
export const statusesFor = (role: Role): readonly CaseStatus[] =>
  role === Role.healthCoach ? caseStatuses.filter((status) => status !== "Unassigned") : caseStatuses;

/** Schema of a new case. `assignedTo` is empty for nobody; `patientId` is empty for a case about no patient. */
export const newCaseForm = z
  .object({
    customerId: z.string(texts.pleaseSelectACustomer).min(1, texts.pleaseSelectACustomer),
    type: z.enum(caseTypes, texts.pleaseSelectAType),
    priority: z.enum(casePriorities, texts.pleaseSelectAPriority),
    status: z.enum(caseStatuses, texts.pleaseSelectAStatus),
    assignedTo: z.string().default(""),
    patientId: z.string().default(""),
    summary: lineField(texts.pleaseEnterASubject)
      .min(1, texts.pleaseEnterASubject)
      .max(caseTextLimit, mustBeCharactersOrLess(texts.subjectLabel, caseTextLimit)),
    description: textField(texts.pleaseEnterADescription)
      .min(1, texts.pleaseEnterADescription)
      .max(caseTextLimit, mustBeCharactersOrLess(texts.descriptionLabel, caseTextLimit)),
  })
  .superRefine(({ status, assignedTo }, context) => {
    const isFree = status === "Unassigned";
    if (isFree && assignedTo !== "")
      context.addIssue({ code: "custom", path: ["assignedTo"], message: texts.anUnassignedCaseHasNo });
    if (!isFree && assignedTo === "")
      context.addIssue({ code: "custom", path: ["assignedTo"], message: texts.pleaseSelectAnAssignee });
  });

export type NewCase = z.output<typeof newCaseForm>;

/** Values of the form while it is filled in; a field that is not filled in yet is empty. */
export interface NewCaseDraft {
  readonly customerId: string;
  readonly type: string;
  readonly priority: string;
  readonly status: string;
  readonly assignedTo: string;
  readonly patientId: string;
  /** The patient's name, for display. */
  readonly patientName: string;
  readonly summary: string;
  readonly description: string;
  /** Work to log with the case; null for none. */
  readonly work: WorkLog | null;
}

/** Returns the initial form: a health coach's case is assigned to the coach. */
export const freshCase = (role: Role, userId: string): NewCaseDraft => ({
  customerId: "",
  type: firstCaseType,
  priority: "",
  status: role === Role.healthCoach ? "Assigned" : "",
  assignedTo: role === Role.healthCoach ? userId : "",
  patientId: "",
  patientName: "",
  summary: "",
  description: "",
  work: null,
});

/** Returns the form after a status was chosen: an unassigned case has no assignee. */
export const withStatus = <Draft extends { readonly status: string; readonly assignedTo: string }>(
  draft: Draft,
  status: string,
): Draft => ({ ...draft, status, ...(status === "Unassigned" && { assignedTo: "" }) });

/** Returns why a form cannot be saved yet: 'Save needs subject and description'; null when it can. */
export const whyNotYet = (draft: NewCaseDraft): string | null => {
  const result = newCaseForm.safeParse(draft);
  if (result.success) return null;
  const wrong = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const missingNames = Object.entries(texts.fieldNames)
    .filter(([field]) => wrong.has(field))
    .map(([, name]) => name);
  return texts.missingFields(missingNames);
};
