import { z } from "zod";
import { type Id, isId } from "../values/id.ts";
import { caseStatuses } from "../case-states/case-status.ts";

/** What the list can be sorted by. */
export const caseSortFields = ["lastUpdated", "caseNumber", "priority"] as const;

export const caseSortSchema = z.object({
  field: z.enum(caseSortFields, "The list cannot be sorted by this column."),
  order: z.enum(["ascend", "descend"], "Please sort ascending or descending."),
});

export type CaseSort = z.output<typeof caseSortSchema>;

/** Where a list starts: what changed last, first. */
export const defaultCaseSort: CaseSort = { field: "lastUpdated", order: "descend" };

/** The states that a list starts with. */
export const firstStatuses = ["Assigned", "Unassigned"] as const;

/** A case's number as it is shown and typed: 'C-20418', or its digits. */
const caseNumber = z
  .string()
  .trim()
  .regex(/^(?:C-)?\d{1,15}$/i, "Please enter a case number such as C-20418.")
  .transform((text) => text.replace(/^C-/i, ""));

const id = z.custom<Id>((value) => typeof value === "string" && isId(value), "Please choose a customer.");

/** What the case list is narrowed to; what is missing does not narrow, but archived cases are shown only when asked for. */
export const caseFilterSchema = z.object({
  status: z.array(z.enum(caseStatuses, "Please choose a status.")).nullish(),
  caseNumbers: z.array(caseNumber).max(100, "Please enter at most 100 case numbers.").nullish(),
  customerIds: z.array(id).max(1000).nullish(),
  unread: z.boolean().nullish(),
  archived: z.boolean().nullish(),
});

export type CaseFilter = z.output<typeof caseFilterSchema>;

/** What people read when a number that they typed is none. */
export const caseNumberProblem = (text: string): string | null =>
  caseNumber.safeParse(text).error?.issues[0]?.message ?? null;
