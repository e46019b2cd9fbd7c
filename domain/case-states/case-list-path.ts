import { pathOf } from "../access/routes.ts";
import type { CaseStatus } from "./case-status.ts";

/** Cases that somebody still has to do something about. */
export const openStatuses = ["Assigned", "Unassigned", "Unresolved"] as const satisfies readonly CaseStatus[];

/** The address of the case list that shows a customer's cases in these states. */
export const casesOf = (customer: string, statuses: readonly CaseStatus[]): string =>
  `${pathOf("cases")}?${new URLSearchParams({ customer, status: statuses.join() })}`;
