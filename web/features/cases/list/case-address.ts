import {
  type CaseSort,
  caseNumberProblem,
  caseSortSchema,
  defaultCaseSort,
  firstStatuses,
} from "@restride/domain/cases/case-filter.ts";
import { type CaseStatus, caseStatuses } from "@restride/domain/case-states/case-status.ts";
import type { Page } from "@restride/domain/values/page.ts";
import { pageParams, parsePage } from "../../../platform/page/page-params.ts";

/** View of the case list as stored in the URL: filters, order, and page. */
export interface CaseListView {
  /** Id of a clinic, 'all', or empty before a choice. */
  readonly customer: string;
  /** Statuses to show; an empty list shows all. */
  readonly statuses: readonly CaseStatus[];
  readonly unread: boolean;
  readonly archived: boolean;
  readonly number: string;
  readonly sort: CaseSort;
  readonly page: Page;
}

/** Value in the URL for all clinics of the company. */
export const allCustomers = "all";

const isFirst = (statuses: readonly CaseStatus[]): boolean => statuses.join() === firstStatuses.join();

const statusesIn = (text: string | null): readonly CaseStatus[] =>
  text === null ? firstStatuses : caseStatuses.filter((status) => text.split(",").includes(status));

const sortIn = (text: string | null): CaseSort => {
  const [field, order] = (text ?? "").split(".");
  return caseSortSchema.safeParse({ field, order }).data ?? defaultCaseSort;
};

const numberIn = (text: string | null): string => (text !== null && caseNumberProblem(text) === null ? text : "");

/** Parses the URL parameters; invalid values are ignored. */
export const parseCaseListView = (params: URLSearchParams): CaseListView => ({
  customer: params.get("customer") ?? "",
  statuses: statusesIn(params.get("status")),
  unread: params.get("unread") === "yes",
  archived: params.get("archived") === "yes",
  number: numberIn(params.get("number")),
  sort: sortIn(params.get("sort")),
  page: parsePage(params),
});

/** Returns the URL parameters of a view, without default values. */
export const caseListViewParams = ({
  customer,
  statuses,
  unread,
  archived,
  number,
  sort,
  page,
}: CaseListView): URLSearchParams => {
  const [order, first] = [sort, defaultCaseSort].map((each) => `${each.field}.${each.order}`);
  const parts = {
    customer,
    status: isFirst(statuses) ? "" : statuses.join() || "all",
    unread: unread ? "yes" : "",
    archived: archived ? "yes" : "",
    number,
    sort: order === first ? "" : order,
    ...pageParams(page),
  };
  return new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
};

/** Returns the filter of the query. */
export const caseFilterInput = ({ customer, statuses, unread, archived, number }: CaseListView) => ({
  ...(customer !== allCustomers && { customerIds: [customer] }),
  ...(statuses.length > 0 && { status: [...statuses] }),
  ...(number !== "" && { caseNumbers: [number] }),
  ...(unread && { unread }),
  ...(archived && { archived }),
});
