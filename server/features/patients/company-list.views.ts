import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { PatientSort } from "@restride/domain/patients/patient-sort.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { inClinic, isByProgress, nearPage, ofEach, type WideSlice } from "./company-list-near.views.ts";
import { patientsAlone, withProgress } from "./patients.conditions.views.ts";
import {
  type ListedPatient,
  type ListRequest,
  listed,
  percents,
  slice,
  sorted,
  total,
  wanted,
  whenRun,
} from "./patients.views.ts";

/** What an order sorts by first; a missing percentage comes last. */
const firstKey = ({ field, order }: PatientSort): RawBuilder<unknown> => {
  if (field === "name") return sql`p.last_name`;
  if (field === "surgerydate") return sql`p.surgery_date`;
  return sql`coalesce(${sql.ref(`g.${percents[field]}`)}, ${sql.lit(order === "ascend" ? 101 : -1)})`;
};

/**
 * Any page: patients are counted by what the order sorts by first; only the band of dates, names or percentages that the page
 * lies in is sorted, so the last page costs what the first does.
 */
const inBand = ({ customerIds, limit, offset, ...narrowing }: WideSlice, sort: PatientSort) => {
  const key = firstKey(sort);
  const direction = sql.raw(sort.order === "ascend" ? "asc" : "desc");
  const counted = patientsAlone({ customerIds, ...narrowing }, isByProgress(sort))
    .select([key.as("key"), sql`count(*)::int`.as("patients")])
    .groupBy(key);
  const between = inClinic(narrowing, sort).where(
    sql<boolean>`${key} between (select first from band) and (select last from band)`,
  );
  const page = ofEach(customerIds, between, sort)
    .limit(whenRun(limit))
    .offset(sql<number>`(select ${offset}::bigint - before from band)`);
  return sql`counted as ${counted},
    placed as (select key, patients, sum(patients) over (order by key ${direction}) - patients as before from counted),
    band as (select min(key) as first, max(key) as last, min(before) as before from placed
      where before + patients > ${offset}::bigint and before < ${offset}::bigint + ${limit}::bigint),
    page as ${page}`;
};

type Variant = { readonly sort: PatientSort; readonly isNear: boolean };

/** A page of the patients of all clinics, and how many there are. */
const companyPage = compiledPerShape((asked: WideSlice, { sort, isNear }: Variant) => {
  const found = (isNear && nearPage(asked, sort)) || inBand(asked, sort);
  const whole = sql`(select p.* from page join patients p on p.customer_id = page.customer_id and p.patient_id = page.patient_id)`;
  const customername = sql<string>`(select c.name from customers c where c.customer_id = p.customer_id)`;
  const rows = listed(sorted(withProgress(whole), sort), customername).select(
    sql<number>`(select sum(patients)::int from counted)`.as("total"),
  );
  return sql<ListedPatient & { readonly total: number }>`with ${found} ${rows}`;
});

/** Merging so many patients of each clinic costs less than counting all by what they are sorted by. */
const near = 60;

export const makeCompanyListViews = (db: Database) => ({
  /** A page over these clinics with the number of all that match. Beyond the last page nobody is listed, and they are counted alone. */
  acrossCustomers: async (scope: CompanyScope, request: ListRequest, customerIds: readonly Id[]) => {
    const { sort } = request;
    const asked = { ...slice({}, request), customerIds };
    const isNear = asked.offset + asked.limit <= near;
    const rows = await db.rows(scope, "patientListAcrossCustomers", companyPage(asked, { sort, isNear }));
    const all = async () => db.one(scope, "patientTotalAcrossCustomers", total(wanted({ customerIds }, request)));
    return { rows, total: (rows[0] ?? (await all())).total };
  },
});

export type CompanyListViews = ReturnType<typeof makeCompanyListViews>;
