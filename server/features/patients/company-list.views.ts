import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { PatientSort } from "@restride/domain/patients/patient-sort.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { patientsAlone, patientsFrom, withProgress } from "./patients.conditions.views.ts";
import {
  type ListedPatient,
  type ListRequest,
  listed,
  percents,
  type Slice,
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

type WideSlice = Slice & { readonly customerIds: readonly Id[] };

/**
 * A page of the patients of all clinics, and how many there are. They are counted by what the order sorts by first; only the band
 * of dates, names or percentages that the page lies in is sorted, so the last page costs what the first does.
 */
const companyPage = compiledPerShape(({ customerIds, limit, offset, ...narrowing }: WideSlice, sort: PatientSort) => {
  const [key, byProgress] = [firstKey(sort), sort.field in percents];
  const direction = sql.raw(sort.order === "ascend" ? "asc" : "desc");
  const counted = patientsAlone({ customerIds, ...narrowing }, byProgress)
    .select([key.as("key"), sql`count(*)::int`.as("patients")])
    .groupBy(key);
  const inBand = patientsAlone(narrowing, byProgress)
    .where(sql<boolean>`p.customer_id = c.customer_id`)
    .where(sql<boolean>`${key} between (select first from band) and (select last from band)`)
    .selectAll("p")
    .$if(byProgress, (query) => query.select(["g.exercise_percent", "g.measurement_percent"]));
  const ofEach = sql`(select p.* from unnest(${customerIds}::uuid[]) c (customer_id) cross join lateral ${inBand} p)`;
  const page = sorted(patientsFrom(ofEach), sort, "p")
    .selectAll("p")
    .limit(whenRun(limit))
    .offset(sql<number>`(select ${offset}::bigint - before from band)`);
  const customername = sql<string>`(select c.name from customers c where c.customer_id = p.customer_id)`;
  const rows = listed(sorted(withProgress(sql`${page}`), sort), customername).select(
    sql<number>`(select sum(patients)::int from counted)`.as("total"),
  );
  return sql<ListedPatient & { readonly total: number }>`with counted as ${counted},
      placed as (select key, patients, sum(patients) over (order by key ${direction}) - patients as before from counted),
      band as (select min(key) as first, max(key) as last, min(before) as before from placed
        where before + patients > ${offset}::bigint and before < ${offset}::bigint + ${limit}::bigint)
      ${rows}`;
});

export const makeCompanyListViews = (db: Database) => ({
  /** A page over these clinics with the number of all that match. Beyond the last page nobody is listed, and they are counted alone. */
  acrossCustomers: async (scope: CompanyScope, request: ListRequest, customerIds: readonly Id[]) => {
    const asked = { ...slice({}, request), customerIds };
    const rows = await db.rows(scope, "patientListAcrossCustomers", companyPage(asked, request.sort));
    const all = async () => db.one(scope, "patientTotalAcrossCustomers", total(wanted({ customerIds }, request)));
    return { rows, total: (rows[0] ?? (await all())).total };
  },
});

export type CompanyListViews = ReturnType<typeof makeCompanyListViews>;
