import { type Id, readId } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { MetricArea, MetricBucket } from "@restride/domain/drill-down/metric-filter.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import {
  surgeryDatesOfFilter,
  type Limits,
  type PatientFilter,
} from "@restride/domain/patients/list/patient-filter.ts";
import type { SurgeryType } from "@restride/domain/schedules/surgery-days.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { DB, PatientProgress, Patients, Surgeons } from "../../generated/database.ts";
import { build } from "../../platform/database/database.ts";
import { isInSight, limitsOf } from "../sight/sight.lookups.ts";
import { jsonRows, type JsonRows, recordset } from "../../platform/database/recordset.ts";
import { idsByPart, namedIds } from "../names/name-parts.lookups.ts";
import type { PeriodList } from "../period-sums/period-sums.lookups.ts";
import { countConditions, countConditionSql, isStoredName, type StoredPeriods } from "./count-conditions.lookups.ts";

type Tables = DB & { p: Patients; s: Surgeons; g: PatientProgress };
export type PatientQuery<Row> = SelectQueryBuilder<Tables, "p" | "s" | "g", Row>;
type Bounds = readonly [min: number, max: number];

const isWithinBounds = (column: string) => (bounds: Bounds) =>
  sql<boolean>`${sql.ref(column)} between (${bounds}::int[])[1] and (${bounds}::int[])[2]`;

/** The surgery dates that a filter selects in one clinic. */
interface ClinicDates {
  readonly clinic: Id;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/** SQL of each condition of a list of patients, made from its value. */
const conditionSql = {
  customerId: (id: Id) => sql<boolean>`p.customer_id = ${id}`,
  customerIds: (ids: readonly Id[]) => sql<boolean>`p.customer_id = any(${ids}::uuid[])`,
  ofSurgeons: (ofSurgeons: readonly Id[]) => isInSight({ ofSurgeons }, "p"),
  ofPatient: (ofPatient: Id) => isInSight({ ofPatient }, "p"),
  active: (active: boolean) => sql<boolean>`p.active = ${active}`,
  ofClinics: (dates: JsonRows<ClinicDates>) =>
    sql<boolean>`exists (select from ${recordset(dates, { clinic: "uuid", from: "date", to: "date" })}
      where g.clinic = p.customer_id and p.surgery_date between coalesce(g."from", '-infinity') and coalesce(g."to", 'infinity'))`,
  from: (from: CalendarDate) => sql<boolean>`p.surgery_date >= ${from}`,
  to: (to: CalendarDate) => sql<boolean>`p.surgery_date <= ${to}`,
  surgeryType: (type: SurgeryType) => sql<boolean>`p.surgery_type = ${type}`,
  surgeons: (ids: readonly Id[]) => sql<boolean>`p.surgeon_id = any(${ids}::uuid[])`,
  surgeonNameParts: (parts: readonly string[]) => sql<boolean>`p.surgeon_id = any(${namedIds("surgeon", parts)})`,
  patient: (id: Id) => sql<boolean>`p.patient_id = ${id}`,
  patients: (ids: readonly Id[]) => sql<boolean>`p.patient_id = any(${ids}::uuid[])`,
  lastFour: (digits: string) => sql<boolean>`p.phone_last_four = ${digits}`,
  phone: (phone: string) => sql<boolean>`p.phone = ${phone}`,
  namePart: (part: string) => sql<boolean>`p.patient_id = any(${idsByPart("patient", sql`${part}::text`)})`,
  nameParts: (parts: readonly string[]) => sql<boolean>`p.patient_id = any(${namedIds("patient", parts)})`,
  painLevels: (codes: readonly number[]) => sql<boolean>`g.pain_level = any(${codes}::smallint[])`,
  kneeScore: isWithinBounds("g.knee_score"),
  hipScore: isWithinBounds("g.hip_score"),
  progress: isWithinBounds("g.exercise_percent"),
  deviceProgress: isWithinBounds("g.measurement_percent"),
  ...countConditionSql,
};

/** Values of the conditions of a list of patients. An undefined condition has no effect. */
export type PatientConditions = {
  readonly [Name in keyof typeof conditionSql]?: Parameters<(typeof conditionSql)[Name]>[0] | undefined;
};

const progressConditions: readonly (keyof PatientConditions)[] = [
  "painLevels",
  "kneeScore",
  "hipScore",
  "progress",
  "deviceProgress",
];

const besideSurgeon = (query: PatientQuery<object>): PatientQuery<object> =>
  query.innerJoin("surgeons as s", (join) =>
    join.onRef("s.customer_id", "=", "p.customer_id").onRef("s.surgeon_id", "=", "p.surgeon_id"),
  );

const besideProgress = (query: PatientQuery<object>): PatientQuery<object> =>
  query.innerJoin("patient_progress as g", (join) =>
    join.onRef("g.customer_id", "=", "p.customer_id").onRef("g.patient_id", "=", "p.patient_id"),
  );

const conditionsIn = (conditions: PatientConditions, names: readonly (keyof typeof conditionSql)[]) =>
  names.flatMap((name) => (conditions[name] === undefined ? [] : [conditionSql[name](conditions[name] as never)]));

/**
 * SQL of the patients among whom a list of one clinic selects: all, or those of some ids or with a phone, who are found first, each by an index. For a
 * small clinic the planner would rather read all its patients in the order of the list.
 */
const candidates = (conditions: PatientConditions): RawBuilder<unknown> => {
  if (conditions.customerId === undefined) return sql`patients`;
  if (conditions.patients)
    return sql`(select p.* from (select distinct unnest(${conditions.patients}::uuid[]) as id) i
      cross join lateral (select * from patients where patient_id = i.id limit 1) p)`;
  if (conditions.phone === undefined && conditions.lastFour === undefined) return sql`patients`;
  const few = conditionsIn(conditions, ["customerId", "phone", "lastFour"]);
  return sql`(select * from patients p where ${sql.join(few, sql` and `)} offset 0)`;
};

/** Returns a query of the patients who meet the conditions. Each patient has a surgeon and progress, so these are joined only when they are needed. */
const patientQuery = (
  conditions: PatientConditions,
  withSurgeon: boolean,
  withProgress: boolean,
): PatientQuery<object> => {
  let query = patientsFrom(candidates(conditions)).$if(withSurgeon, besideSurgeon).$if(withProgress, besideProgress);
  // cast: the keys of conditions are names of conditions.
  const names = Object.keys(conditions) as (keyof typeof conditionSql)[];
  for (const condition of conditionsIn(conditions, names)) query = query.where(condition);
  return query;
};

/** Returns a query of the patients of a table, or of a part of it. */
export const patientsFrom = (part: RawBuilder<unknown>): PatientQuery<object> =>
  build.selectFrom(part.as("p")) as unknown as PatientQuery<object>;

/** Returns a query of the patients of a part with their surgeon and progress, which are looked up for each. */
export const withProgress = (part: RawBuilder<unknown>): PatientQuery<object> => {
  const tables = sql`${part} as p
    cross join lateral (select * from surgeons where customer_id = p.customer_id and surgeon_id = p.surgeon_id limit 1) s
    cross join lateral (select * from patient_progress where customer_id = p.customer_id and patient_id = p.patient_id limit 1)`;
  return build.selectFrom(tables.as("g")) as unknown as PatientQuery<object>;
};

/** Returns a query of the matching patients with their surgeon and progress. */
export const patientsWithProgress = (conditions: PatientConditions): PatientQuery<object> =>
  patientQuery(conditions, true, true);

/** Returns whether progress is among the conditions. */
export const dependsOnProgress = (conditions: PatientConditions): boolean =>
  progressConditions.some((name) => conditions[name] !== undefined);

/** Returns whether the patients of a stored count are selected: how many these are depends on the clinic. */
export const dependsOnStoredCount = (conditions: PatientConditions): boolean =>
  Object.keys(conditions).some((name) => isStoredName(name) && conditions[name] !== undefined);

/** Returns the list and period of a stored count when nothing but a joint narrows it further; otherwise null. */
export const storedCountOf = (conditions: PatientConditions): { list: PeriodList; period: string } | null => {
  const { active, surgeryType, ...filters } = conditions;
  const [named, ...others] = Object.entries(filters).filter(([, value]) => value !== undefined);
  if (!named || others.length > 0 || active === false || !isStoredName(named[0])) return null;
  const [, , area, bucket] = named[0].split(" ") as [string, string, MetricArea, MetricBucket]; // cast: by the form of the name
  const [joint, period] = conditions[named[0]]!;
  if (surgeryType !== undefined && joint !== "all" && joint !== surgeryType) return null;
  return { list: { area, bucket, joint: surgeryType ?? joint }, period };
};

/** Returns a query of the matching patients, with progress only when it filters or orders them. */
export const matchingPatients = (conditions: PatientConditions, byProgress = false): PatientQuery<object> =>
  patientQuery(conditions, false, byProgress || dependsOnProgress(conditions));

/** Returns the conditions of a scope: the clinic's patients, or those of the viewer's surgeons, or the patient's own record. */
export const scopeConditions = (scope: CustomerScope): PatientConditions => ({
  customerId: scope.customerId,
  ...limitsOf(scope),
});

/** The current day of each of several clinics. */
export type ClinicDays = ReadonlyMap<Id, CalendarDate>;

/**
 * Returns the conditions of surgery dates. When the clinics have different days, it selects dates per clinic, within the range of all of them.
 */
const surgeryDateConditions = (filter: PatientFilter, today: CalendarDate, days: ClinicDays): PatientConditions => {
  const inOrder = [...days.values()].toSorted();
  const { from } = surgeryDatesOfFilter(filter, inOrder.at(0) ?? today);
  const { to } = surgeryDatesOfFilter(filter, inOrder.at(-1) ?? today);
  const ofEach = [...days].map(([clinic, day]) => ({ clinic, ...surgeryDatesOfFilter(filter, day) }));
  const differs = ofEach.some((each) => each.from !== from || each.to !== to);
  return { ofClinics: differs ? jsonRows(ofEach) : undefined, from: from ?? undefined, to: to ?? undefined };
};

/**
 * Returns the conditions of a filter. `today` is the clinic's day; `days` has the day of each clinic, for ranges around the surgery date.
 */
export const filterConditions = (
  filter: PatientFilter,
  today: CalendarDate,
  days: ClinicDays = new Map(),
  periods: StoredPeriods = { compliance: null, engagement: null },
): PatientConditions => ({
  active: filter.type === "all" ? undefined : filter.type === "active",
  ...surgeryDateConditions(filter, today, days),
  surgeryType: filter.surgerytype === "all" ? undefined : filter.surgerytype,
  surgeons: unlessEmpty(filter.surgeon)?.map(readId),
  surgeonNameParts: unlessEmpty(searchParts(filter.surgeonname ?? "")),
  patients: filter.patients?.map(readId),
  lastFour: filter.lastdigitsofphone,
  phone: filter.phone,
  ...nameCondition(searchParts(`${filter.lastname_plain ?? ""} ${filter.name ?? ""}`)),
  painLevels: unlessEmpty(filter.painlevel),
  kneeScore: bounds(filter.kneescore),
  hipScore: bounds(filter.hipscore),
  progress: bounds(filter.progress),
  deviceProgress: bounds(filter.deviceprogress),
  ...countConditions(filter, today, periods),
});

/** Returns the condition for a search by name. Most searches have one part, for which the statement is shorter. */
const nameCondition = (parts: readonly string[]): PatientConditions =>
  parts.length === 1 ? { namePart: parts[0] } : { nameParts: unlessEmpty(parts) };

const unlessEmpty = <Item>(items: readonly Item[] | undefined): readonly Item[] | undefined =>
  items?.length ? items : undefined;

const bounds = (limits: Limits | undefined): Bounds | undefined => limits && [limits.min, limits.max];

/** SQL with the day since which a patient `p` has been active or inactive; null for a patient who always was active. */
export const activeSince = sql<CalendarDate | null>`(
  select coalesce(i.active_again_on, i.inactive_from) from inactive_spells i
  where i.customer_id = p.customer_id and i.patient_id = p.patient_id order by i.inactive_from desc limit 1)`;
