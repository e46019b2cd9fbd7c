import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { PatientSort } from "@restride/domain/patients/patient-sort.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Expression, type RawBuilder, sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { type Narrowing, patientsAlone, patientsFrom, withProgress } from "./patients.conditions.views.ts";
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

type ByProgress = PatientSort & { readonly field: keyof typeof percents };

const isByProgress = (sort: PatientSort): sort is ByProgress => sort.field in percents;

type WideSlice = Slice & { readonly customerIds: readonly Id[] };

/** Who is found in the clinic `c`: the keys and what is sorted by, which an index holds. */
const inClinic = (narrowing: Narrowing, sort: PatientSort) =>
  patientsAlone(narrowing, isByProgress(sort))
    .where(sql<boolean>`p.customer_id = c.customer_id`)
    .select(["p.customer_id", "p.patient_id", "p.surgery_date", "p.last_name", "p.first_name"])
    .$if(isByProgress(sort), (query) => query.select(["g.exercise_percent", "g.measurement_percent"]));

const clinics = (customerIds: readonly Id[]) => sql`unnest(${customerIds}::uuid[]) c (customer_id)`;

const ofEach = (customerIds: readonly Id[], found: Expression<unknown>, sort: PatientSort) =>
  sorted(
    patientsFrom(sql`(select p.* from ${clinics(customerIds)} cross join lateral ${found} p)`),
    sort,
    "p",
  ).selectAll("p");

/** Whether these are all patients, all active or all inactive ones. */
const areAll = (narrowing: Narrowing): boolean =>
  Object.keys(narrowing).every((name) => name === "customerIds" || name === "active");

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

/**
 * A near page by progress. As many clinics as it takes have a patient with the percentage `reached` or a better one, so that nobody
 * beyond it is on the page; those without a percentage are only where fewer clinics have any.
 */
const amongFirstByProgress = ({ customerIds, limit, offset, ...narrowing }: WideSlice, sort: ByProgress) => {
  const isUp = sort.order === "ascend";
  const direction = isUp ? "asc" : "desc";
  const end = sql<number>`(${limit}::bigint + ${offset}::bigint)`;
  const percent = sql.ref<number | null>(`g.${percents[sort.field]}`);
  const found = inClinic(narrowing, sort);
  const first = found.where(percent, "is not", null).clearSelect().select(percent.as("percent"));
  const reached = sql`(select percent from ${clinics(customerIds)} cross join lateral ${first.orderBy(percent, direction).limit(1)} first
    order by percent ${sql.raw(direction)} limit 1 offset ${end} - 1)`;
  const last = sql<number>`coalesce((select percent from reached), ${sql.lit(isUp ? 32_767 : -1)})`;
  const within = found
    .where(percent, isUp ? "<=" : ">=", last)
    .orderBy(percent, direction)
    .orderBy("p.surgery_date", "desc")
    .orderBy("p.patient_id")
    .limit(end);
  const without = sorted(found.where(percent, "is", null).where(sql<boolean>`not exists (select from reached)`), sort);
  const page = ofEach(customerIds, sql`(${within} union all ${without.limit(end)})`, sort)
    .limit(sql<number>`${limit}::bigint`)
    .offset(whenRun(offset));
  return sql`counted as ${counting({ customerIds, ...narrowing })}, reached as ${reached}, page as ${page}`;
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

/** Whom few match, an index by progress finds late: all of them are counted instead. */
const nearPage = (asked: WideSlice, sort: PatientSort) => {
  if (!isByProgress(sort)) return amongFirst(asked, sort);
  const { limit, offset, ...narrowing } = asked;
  return areAll(narrowing) ? amongFirstByProgress(asked, sort) : inBand(asked, sort);
};

type Variant = { readonly sort: PatientSort; readonly isNear: boolean };

/** A page of the patients of all clinics, and how many there are. */
const companyPage = compiledPerShape((asked: WideSlice, { sort, isNear }: Variant) => {
  const found = isNear ? nearPage(asked, sort) : inBand(asked, sort);
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
