import { type RawBuilder, sql } from "kysely";
import { bandOf, missingPercentKey } from "./company-list-band.queries.ts";
import { clinics, countPatients, type WideSlice } from "./company-list-near.queries.ts";
import { type ByProgress, percents } from "./patients.queries.ts";

type Sql = RawBuilder<unknown>;

/**
 * SQL groups of patients: an index has the active patients and the inactive patients of a clinic in order of progress, so each clinic has
 * two groups.
 */
const groupsOf = ({ customerIds, active }: WideSlice): Sql => {
  const states = active === undefined ? sql`(true), (false)` : sql`(${active}::boolean)`;
  return sql`${clinics(customerIds)} cross join (values ${states}) a (active)`;
};

const ofGroup = sql`from patient_progress g where g.customer_id = c.customer_id and g.active = a.active`;

const patientsByPercent = ({ customerIds, active }: WideSlice, sort: ByProgress): Sql => sql`(
    select coalesce(${sql.ref(percents[sort.field])}, ${missingPercentKey(sort)}) as key, count(*)::int as patients from patient_progress
    where customer_id = any(${customerIds}::uuid[]) and ${active === undefined ? sql`true` : sql`active = ${active}`} group by 1)`;

/**
 * SQL band of a page near the first, without counting: the percentage up to which enough groups have a patient to fill the page. When fewer
 * groups have patients, the band covers all of them.
 */
const bandToReach = (wideSlice: WideSlice, sort: ByProgress): Sql => {
  const percent = sql.ref(percents[sort.field]);
  const direction = sql.raw(sort.order === "ascend" ? "asc" : "desc");
  const best = sql`(select ${percent} as percent ${ofGroup} and ${percent} is not null order by ${percent} ${direction} limit 1)`;
  const reached = sql`coalesce((select percent from ${groupsOf(wideSlice)} cross join lateral ${best} best
      order by percent ${direction} limit 1 offset ${wideSlice.limit}::bigint + ${wideSlice.offset}::bigint - 1), ${missingPercentKey(sort)})`;
  const bounds = sort.order === "ascend" ? sql`0 as first, ${reached} as last` : sql`${reached} as first, 100 as last`;
  return sql`band as (select ${bounds}, 0::bigint as before)`;
};

/**
 * SQL of a page of all patients by progress, or of all active or inactive ones. Until the page is known, only the index of progress is
 * read; it contains the patient and the surgery date, which orders equal percentages.
 */
export const pageByProgress = (wideSlice: WideSlice, sort: ByProgress, isNear: boolean): Sql => {
  const percent = sql.ref(percents[sort.field]);
  const order = sql`${percent} ${sql.raw(sort.order === "ascend" ? "asc" : "desc")} nulls last, surgery_date desc, patient_id`;
  const offset = sql`(select ${wideSlice.offset}::bigint - before from band)`;
  const some = sql`select customer_id, patient_id, surgery_date, ${percent} ${ofGroup}`;
  const enough = sql`order by ${order} limit ${wideSlice.limit}::bigint + ${offset}`;
  const page = sql`(select p.* from ${groupsOf(wideSlice)} cross join lateral (
      (${some} and ${percent} between (select first from band) and (select last from band) ${enough})
      union all (${some} and ${percent} is null and (select ${missingPercentKey(sort)} between first and last from band) ${enough})) p
    order by ${order} limit ${wideSlice.limit}::bigint offset ${offset})`;
  return isNear
    ? sql`counted as ${countPatients(wideSlice)}, ${bandToReach(wideSlice, sort)}, page as ${page}`
    : sql`counted as ${patientsByPercent(wideSlice, sort)}, ${bandOf(wideSlice, sort)}, page as ${page}`;
};
