import type { PatientSort } from "@restride/domain/patients/list/patient-sort.ts";
import { type RawBuilder, sql } from "kysely";
import { inClinic, ofEach, type WideSlice } from "./company-list-near.queries.ts";
import { patientsAlone } from "./patient-conditions.lookups.ts";
import { isByProgress, percents, type Slice, whenRun } from "./patients.queries.ts";

/** What stands for no percentage: it comes last, whichever way the others go. */
export const beyond = ({ order }: PatientSort) => sql.lit(order === "ascend" ? 101 : -1);

/** What an order sorts by first. */
const firstKey = (sort: PatientSort): RawBuilder<unknown> => {
  if (sort.field === "name") return sql`p.last_name`;
  if (sort.field === "surgerydate") return sql`p.surgery_date`;
  return sql`coalesce(${sql.ref(`g.${percents[sort.field]}`)}, ${beyond(sort)})`;
};

/** Of the keys in `counted`, those that the page lies in, and how many patients come before them. */
export const bandOf = ({ limit, offset }: Slice, { order }: PatientSort) => sql`
    placed as (select key, patients, sum(patients) over (order by key ${sql.raw(order === "ascend" ? "asc" : "desc")}) - patients as before from counted),
    band as (select min(key) as first, max(key) as last, min(before) as before from placed
      where before + patients > ${offset}::bigint and before < ${offset}::bigint + ${limit}::bigint)`;

/**
 * Any page: patients are counted by what the order sorts by first; only the band of dates, names or percentages that the page
 * lies in is sorted, so the last page costs what the first does.
 */
export const inBand = ({ customerIds, limit, offset, ...narrowing }: WideSlice, sort: PatientSort) => {
  const key = firstKey(sort);
  const counted = patientsAlone({ customerIds, ...narrowing }, isByProgress(sort))
    .select([key.as("key"), sql`count(*)::int`.as("patients")])
    .groupBy(key);
  const between = inClinic(narrowing, sort).where(
    sql<boolean>`${key} between (select first from band) and (select last from band)`,
  );
  const page = ofEach(customerIds, between, sort)
    .limit(whenRun(limit))
    .offset(sql<number>`(select ${offset}::bigint - before from band)`);
  return sql`counted as ${counted}, ${bandOf({ limit, offset }, sort)}, page as ${page}`;
};
