import { pathOf } from "../access/routes.ts";
import type { CaseStatus } from "./case-status.ts";

/** Statuses of cases that still need work. */
export const openStatuses = ["Assigned", "Unassigned", "Unresolved"] as const satisfies readonly CaseStatus[];

/** Returns the address of the case list with a customer's cases in these statuses. */
export const caseListPath = (customer: string, statuses: readonly CaseStatus[]): string =>
  `${pathOf("cases")}?${new URLSearchParams({ customer, status: statuses.join() })}`;
