import type { PatientSort } from "@restride/domain/patients/list/patient-sort.ts";
import { type RawBuilder, sql } from "kysely";
import { inClinic, ofEach, type WideSlice } from "./company-list-near.queries.ts";
import { matchingPatients } from "./patient-conditions.lookups.ts";
import { isByProgress, percents, type PatientPage, whenRun } from "./patients.queries.ts";

/** SQL value that replaces a missing percentage, so that it comes last in either order. */
export const missingPercentKey = ({ order }: PatientSort) => sql.lit(order === "ascend" ? 101 : -1);

/** SQL with the first sort key of an order. */
const firstKey = (sort: PatientSort): RawBuilder<unknown> => {
  if (sort.field === "name") return sql`p.last_name`;
  if (sort.field === "surgerydate") return sql`p.surgery_date`;
  return sql`coalesce(${sql.ref(`g.${percents[sort.field]}`)}, ${missingPercentKey(sort)})`;
};

/** SQL with the range of the keys in `counted` that the page covers, and the number of patients before it. */
export const bandOf = ({ limit, offset }: PatientPage, { order }: PatientSort) => sql`
    placed as (select key, patients, sum(patients) over (order by key ${sql.raw(order === "ascend" ? "asc" : "desc")}) - patients as before from counted),
    band as (select min(key) as first, max(key) as last, min(before) as before from placed
      where before + patients > ${offset}::bigint and before < ${offset}::bigint + ${limit}::bigint)`;

/**
 * SQL of any page. Patients are counted by the first sort key, and only the band of dates, names or percentages that the page covers is
 * sorted, so that the last page costs as much as the first.
 */
export const inBand = ({ customerIds, limit, offset, ...conditions }: WideSlice, sort: PatientSort) => {
  const key = firstKey(sort);
  const countedPatients = matchingPatients({ customerIds, ...conditions }, isByProgress(sort))
    .select([key.as("key"), sql`count(*)::int`.as("patients")])
    .groupBy(key);
  const between = inClinic(conditions, sort).where(
    sql<boolean>`${key} between (select first from band) and (select last from band)`,
  );
  const page = ofEach(customerIds, between, sort)
    .limit(whenRun(limit))
    .offset(sql<number>`(select ${offset}::bigint - before from band)`);
  return sql`counted as ${countedPatients}, ${bandOf({ limit, offset }, sort)}, page as ${page}`;
};
