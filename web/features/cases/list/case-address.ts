import {
  type CaseFilter,
  caseFilterParams,
  type CaseSort,
  caseSortSchema,
  defaultCaseSort,
  parseCaseFilter,
} from "@restride/domain/cases/case-filter.ts";
import type { Page } from "@restride/domain/values/page.ts";
import { pageParams, parsePage } from "../../../platform/page/page-params.ts";

/** View of the case list as stored in the URL: filter, order, and page. */
export interface CaseListView {
  readonly filter: CaseFilter;
  readonly sort: CaseSort;
  readonly page: Page;
}

/** Change of a filter that removes its limits; customers and archive are chosen beside it. */
export const noCaseLimits: CaseFilter = { status: undefined, caseNumbers: undefined, unread: undefined };

const parseCaseSort = (text: string | null): CaseSort => {
  const [field, order] = (text ?? "").split(".");
  return caseSortSchema.safeParse({ field, order }).data ?? defaultCaseSort;
};

/** Parses the URL parameters; invalid values are ignored. */
export const parseCaseListView = (params: URLSearchParams): CaseListView => ({
  filter: parseCaseFilter(params),
  sort: parseCaseSort(params.get("sort")),
  page: parsePage(params),
});

/** Returns the query variables of a view. */
export const caseListInput = ({ filter, sort, page }: CaseListView) => ({
  metadata: page,
  filters: filter,
  sorter: sort,
});

/** Returns the URL parameters of a view, without default values. */
export const caseListViewParams = ({ filter, sort, page }: CaseListView): URLSearchParams => {
  const [order, first] = [sort, defaultCaseSort].map((each) => `${each.field}.${each.order}`);
  const parameters = { ...caseFilterParams(filter), sort: order === first ? "" : order, ...pageParams(page) };
  return new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])));
};
