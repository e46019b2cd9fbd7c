import { z } from "zod";
import { type Id, isId } from "../values/id.ts";
import { caseStatuses } from "../case-states/case-status.ts";
import * as texts from "./cases-texts.ts";

/** Fields that the case list can be sorted by. */
export const caseSortFields = ["lastUpdated", "caseNumber", "priority"] as const;

export const caseSortSchema = z.object({
  field: z.enum(caseSortFields, texts.theListCannotBeSorted),
  order: z.enum(["ascend", "descend"], texts.pleaseSortAscendingOrDescending),
});

export type CaseSort = z.output<typeof caseSortSchema>;

/** Initial order of the list: the last updated first. */
export const defaultCaseSort: CaseSort = { field: "lastUpdated", order: "descend" };

/** Statuses that the list shows at first. */
export const firstStatuses = ["Assigned", "Unassigned"] as const;

/** Schema of a case number as it is shown and typed: 'C-20418' or its digits. Returns the digits. */
const caseNumber = z
  .string()
  .trim()
  .regex(/^(?:C-)?\d{1,15}$/i, texts.pleaseEnterACaseNumber)
  .transform((text) => text.replace(/^C-/i, ""));

const id = z.custom<Id>((value) => typeof value === "string" && isId(value), texts.pleaseChooseACustomer);

/** Schema of the filter of the case list. A missing field has no effect, but archived cases are shown only on request. */
export const caseFilterSchema = z.object({
  status: z.array(z.enum(caseStatuses, texts.pleaseChooseAStatus)).nullish(),
  caseNumbers: z.array(caseNumber).max(100, texts.pleaseEnterAtMost100).nullish(),
  customerIds: z.array(id).max(1000).nullish(),
  unread: z.boolean().nullish(),
  archived: z.boolean().nullish(),
});

export type CaseFilter = z.output<typeof caseFilterSchema>;

/** Value in the address and in a choice for the cases of all clinics of the company. */
export const allCustomers = "all";

/** Returns the customers of a choice: undefined for all, none before a choice. */
export const customerIdsOf = (choice: string): CaseFilter["customerIds"] => {
  if (choice === allCustomers) return undefined;
  return isId(choice) ? [choice] : [];
};

/** Returns the choice of a filter's customers: the id of a clinic, `all`, or empty before a choice. */
export const customerChoiceOf = ({ customerIds }: CaseFilter): string =>
  customerIds ? (customerIds[0] ?? "") : allCustomers;

const statusesOf = (text: string | null): CaseFilter["status"] => {
  if (text === null) return [...firstStatuses];
  const statuses = caseStatuses.filter((status) => text.split(",").includes(status));
  return statuses.length > 0 ? statuses : undefined;
};

/** Parses the filter of an address. Invalid parameters are ignored, and without a customer there are no cases. */
export const parseCaseFilter = (params: URLSearchParams): CaseFilter => {
  const number = params.get("number") ?? "";
  return {
    customerIds: customerIdsOf(params.get("customer") ?? ""),
    status: statusesOf(params.get("status")),
    ...(caseNumberProblem(number) === null && { caseNumbers: [number] }),
    ...(params.get("unread") === "yes" && { unread: true }),
    ...(params.get("archived") === "yes" && { archived: true }),
  };
};

/** Returns a filter as the parameters of an address; those of the initial filter are empty. */
export const caseFilterParams = (filter: CaseFilter) => ({
  customer: customerChoiceOf(filter),
  status: filter.status?.join() === firstStatuses.join() ? "" : filter.status?.join() || "all",
  unread: filter.unread ? "yes" : "",
  archived: filter.archived ? "yes" : "",
  number: filter.caseNumbers?.[0] ?? "",
});

/** Returns the error text for a typed case number; null when it is valid. */
export const caseNumberProblem = (text: string): string | null =>
  caseNumber.safeParse(text).error?.issues[0]?.message ?? null;
