import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { withGenericPlan } from "../../platform/database/row-level-security.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { inBand } from "./company-list-band.queries.ts";
import { pageByProgress } from "./company-list-by-progress.queries.ts";
import { amongFirst, selectsWholeLists, type WideSlice } from "./company-list-near.queries.ts";
import { withProgress } from "./patient-conditions.lookups.ts";
import {
  isByProgress,
  type PatientListRequest,
  selectListed,
  patientPageOf,
  sortPatients,
  total,
  requestConditions,
} from "./patients.queries.ts";

type Variant = Pick<PatientListRequest, "sort" | "withTotal"> & { readonly isNear: boolean };

const pageOf = (wideSlice: WideSlice, { sort, isNear }: Omit<Variant, "withTotal">): RawBuilder<unknown> => {
  if (isByProgress(sort))
    return selectsWholeLists(wideSlice) ? pageByProgress(wideSlice, sort, isNear) : inBand(wideSlice, sort);
  return isNear ? amongFirst(wideSlice, sort) : inBand(wideSlice, sort);
};

/** SQL of a page of the patients of all clinics, and how many there are, if that is wanted. */
const companyPage = compiledPerShape((wideSlice: WideSlice, { sort, isNear, withTotal }: Variant) => {
  const pageRows = pageOf(wideSlice, { sort, isNear });
  const whole = sql`(select p.* from page join patients p on p.customer_id = page.customer_id and p.patient_id = page.patient_id)`;
  const customername = sql<string>`(select c.name from customers c where c.customer_id = p.customer_id)`;
  const rows = selectListed(sortPatients(withProgress(whole), sort), customername).select(
    (withTotal ? sql<number>`(select sum(patients)::int from counted)` : sql<number | null>`null::int`).as("total"),
  );
  return sql<RowOf<typeof rows>>`with ${pageRows} ${rows}`;
});

/**
 * End of a page (offset plus size) up to which merging the first patients of each clinic costs less than counting all patients by the sort
 * key.
 */
const near = 60;

export const makeCompanyListQueries = (db: Database) => ({
  /**
   * Returns a page over these clinics with the number of all that match. A page beyond the last one is empty, so the patients are counted
   * by a statement of their own. The number is null when nobody wants to know.
   */
  acrossCustomers: async (scope: CompanyScope, request: PatientListRequest, customerIds: readonly Id[]) => {
    const { sort, withTotal } = request;
    const wideSlice = { ...patientPageOf({}, request), customerIds };
    const isNear = wideSlice.offset + wideSlice.limit <= near;
    const rows = await db.rows(
      isNear ? withGenericPlan(scope) : scope,
      "patientListAcrossCustomers",
      companyPage(wideSlice, { sort, isNear, withTotal }),
    );
    const all = async () =>
      db.one(scope, "patientTotalAcrossCustomers", total(requestConditions({ customerIds }, request)));
    return { rows, total: withTotal ? (rows[0] ?? (await all())).total : null };
  },
});

export type CompanyListQueries = ReturnType<typeof makeCompanyListQueries>;
