import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { parsePatientFilter, patientFilterParams } from "@restride/domain/patients/list/patient-filter.ts";
import type { PatientSort } from "@restride/domain/patients/list/patient-sort.ts";
import { defaultPatientSort, parsePatientSort, patientSortParam } from "@restride/domain/patients/list/patient-sort.ts";
import type { Page } from "@restride/domain/values/page.ts";
import { pageParams, parsePage } from "../../platform/page/page-params.ts";

/** View of the patient list as stored in the URL: filter, order, and page. */
export interface PatientListView {
  readonly filter: PatientFilter;
  readonly sort: PatientSort;
  readonly page: Page;
}

/** Parses the URL parameters; invalid values are ignored. */
export const parsePatientListView = (params: URLSearchParams): PatientListView => ({
  filter: parsePatientFilter(params),
  sort: parsePatientSort(params.get("sort")),
  page: parsePage(params),
});

/** Returns the query variables of a view. */
export const patientListInput = ({ filter, sort, page }: PatientListView) => ({
  filters: filter,
  sorter: sort,
  metadata: page,
});

/** Returns the URL parameters of a view, without default values. */
export function patientListViewParams({ filter, sort, page }: PatientListView): URLSearchParams {
  const params = patientFilterParams(filter);
  if (patientSortParam(sort) !== patientSortParam(defaultPatientSort)) params.set("sort", patientSortParam(sort));
  for (const [name, value] of Object.entries(pageParams(page))) if (value !== "") params.set(name, value);
  return params;
}

/** Returns the order after a click on a header: another column starts ascending, the same column is reversed. */
export const nextSort = (sort: PatientSort, field: PatientSort["field"]): PatientSort => ({
  field,
  order: sort.field === field && sort.order === "ascend" ? "descend" : "ascend",
});
