import type { PatientSort } from "@restride/domain/patients/patient-sort.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Expression, type RawBuilder, sql } from "kysely";
import { type Narrowing, patientsAlone, patientsFrom } from "./patients.conditions.views.ts";
import { percents, type Slice, sorted, whenRun } from "./patients.views.ts";

type ByProgress = PatientSort & { readonly field: keyof typeof percents };

export const isByProgress = (sort: PatientSort): sort is ByProgress => sort.field in percents;

export type WideSlice = Slice & { readonly customerIds: readonly Id[] };

/** Who is found in the clinic `c`: the keys and what is sorted by, which an index holds. */
export const inClinic = (narrowing: Narrowing, sort: PatientSort) =>
  patientsAlone(narrowing, isByProgress(sort))
    .where(sql<boolean>`p.customer_id = c.customer_id`)
    .select(["p.customer_id", "p.patient_id", "p.surgery_date", "p.last_name", "p.first_name"])
    .$if(isByProgress(sort), (query) => query.select(["g.exercise_percent", "g.measurement_percent"]));

const clinics = (customerIds: readonly Id[]) => sql`unnest(${customerIds}::uuid[]) c (customer_id)`;

export const ofEach = (customerIds: readonly Id[], found: Expression<unknown>, sort: PatientSort) =>
  sorted(
    patientsFrom(sql`(select p.* from ${clinics(customerIds)} cross join lateral ${found} p)`),
    sort,
    "p",
  ).selectAll("p");

const whichAndWhere: readonly string[] = ["customerIds", "active", "limit", "offset"];

/** Whether these are all patients, all active or all inactive ones. */
const areAll = (asked: Narrowing): boolean => Object.keys(asked).every((name) => whichAndWhere.includes(name));

/** How many there are: all, active or inactive ones are counted as they are written. */
const counting = (narrowing: Narrowing) => {
  if (!areAll(narrowing)) return patientsAlone(narrowing).select(sql`count(*)::int`.as("patients"));
  const { customerIds, active } = narrowing;
  const which = active === undefined ? sql`true` : sql`active = ${active}`;
  return sql`(select sum(patients) as patients from active_tallies where customer_id = any(${customerIds}::uuid[]) and ${which})`;
};

/** A near page: the first patients of each clinic are merged, as an index has them in order. */
const amongFirst = ({ customerIds, limit, offset, ...narrowing }: WideSlice, sort: PatientSort) => {
  const first = sorted(inClinic(narrowing, sort), sort).limit(sql<number>`${limit}::bigint + ${offset}::bigint`);
  const page = ofEach(customerIds, first, sort)
    .limit(sql<number>`${limit}::bigint`)
    .offset(whenRun(offset));
  return sql`counted as ${counting({ customerIds, ...narrowing })}, page as ${page}`;
};

/** Whose progress is the row `g`, if it is one of those asked for: looked up by the key, as the limit keeps other plans away. */
const itsPatient = (active: boolean | undefined) => {
  const isAsked = active === undefined ? sql`true` : sql`p.active = ${active}`;
  return sql`(select p.* from patients p where p.customer_id = g.customer_id and p.patient_id = g.patient_id and ${isAsked} limit 1) p`;
};

/**
 * A near page by progress. `reached` is a percentage that as many clinics as it takes have somebody with, or with a better one: nobody beyond it
 * is on the page, nor anybody without one. Where fewer clinics have any it is the end of all, and whoever has none comes last.
 */
const amongFirstByProgress = (
  { customerIds, limit, offset, ...narrowing }: WideSlice,
  { field, order }: ByProgress,
) => {
  const isUp = order === "ascend";
  const [direction, toReached, theEnd] = isUp
    ? [sql`asc`, sql`<=`, sql.lit(32_767)]
    : [sql`desc`, sql`>=`, sql.lit(-1)];
  const percent = sql.ref(`g.${percents[field]}`);
  const end = sql`(${limit}::bigint + ${offset}::bigint)`;
  const found = (what: RawBuilder<unknown>) =>
    sql`select ${what} from patient_progress g cross join lateral ${itsPatient(narrowing.active)} where g.customer_id = c.customer_id`;
  const keys = found(sql`p.customer_id, p.patient_id, p.surgery_date, g.exercise_percent, g.measurement_percent`);
  const first = sql`(${found(sql`${percent} as percent`)} and ${percent} is not null order by ${percent} ${direction} limit 1)`;
  const reached = sql`(select coalesce((select percent from ${clinics(customerIds)} cross join lateral ${first} first
    order by percent ${direction} limit 1 offset ${end} - 1), ${theEnd})::smallint as last)`;
  const last = sql`(select last from reached)`;
  const within = sql`(${keys} and ${percent} ${toReached} ${last}
    order by ${percent} ${direction}, p.surgery_date desc, p.patient_id limit ${end})`;
  const without = sql`(${keys} and ${percent} is null and ${last} = ${theEnd} order by p.surgery_date desc, p.patient_id limit ${end})`;
  const page = ofEach(customerIds, sql`(${within} union all ${without})`, { field, order })
    .limit(sql<number>`${limit}::bigint`)
    .offset(whenRun(offset));
  return sql`counted as ${counting({ customerIds, ...narrowing })}, reached as ${reached}, page as ${page}`;
};

/** A page near the first. Whom few match, an index by progress finds late: then there is none, and all are counted. */
export const nearPage = (asked: WideSlice, sort: PatientSort): RawBuilder<unknown> | undefined => {
  if (!isByProgress(sort)) return amongFirst(asked, sort);
  return areAll(asked) ? amongFirstByProgress(asked, sort) : undefined;
};
