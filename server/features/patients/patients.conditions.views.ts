import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { filterSurgeryDates, type Limits, type PatientFilter } from "@restride/domain/patients/patient-filter.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type SelectQueryBuilder, sql } from "kysely";
import type { DB, PatientProgress, Patients, Surgeons } from "../../generated/database.ts";
import { build } from "../../platform/database/database.ts";

type Tables = DB & { p: Patients; s: Surgeons; g: PatientProgress };
export type PatientQuery<Row> = SelectQueryBuilder<Tables, "p" | "s" | "g", Row>;

/** All patients with their surgeon and progress. */
export const patientsWithProgress = (): PatientQuery<object> =>
  build
    .selectFrom("patients as p")
    .innerJoin("surgeons as s", (join) =>
      join.onRef("s.customer_id", "=", "p.customer_id").onRef("s.surgeon_id", "=", "p.surgeon_id"),
    )
    .innerJoin("patient_progress as g", (join) =>
      join.onRef("g.customer_id", "=", "p.customer_id").onRef("g.patient_id", "=", "p.patient_id"),
    ) as unknown as PatientQuery<object>;

/** The patients of a scope: the clinic's, or those of the viewer's surgeons, or the patient's own record. */
export const visible = (scope: CustomerScope): PatientQuery<object> => {
  let query = patientsWithProgress().where("p.customer_id", "=", scope.customerId);
  if (scope.surgeonIds !== null) query = query.where(anyOf("p.surgeon_id", scope.surgeonIds));
  if (scope.patientId !== null) query = query.where("p.patient_id", "=", scope.patientId);
  return query;
};

const anyOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

type Range = "g.knee_score" | "g.hip_score" | "g.exercise_percent" | "g.measurement_percent";

const between = <Row>(query: PatientQuery<Row>, column: Range, limits: Limits | undefined): PatientQuery<Row> =>
  limits ? query.where(column, ">=", limits.min).where(column, "<=", limits.max) : query;

/** Narrows patients to what a filter asks for. today is the clinic's, for ranges around the surgery date. */
export const filtered = <Row>(
  query: PatientQuery<Row>,
  filter: PatientFilter,
  today: CalendarDate,
): PatientQuery<Row> => {
  let narrowed = query;
  const { from, to } = filterSurgeryDates(filter, today);
  if (filter.type !== "all") narrowed = narrowed.where("p.active", "=", filter.type === "active");
  if (from !== null) narrowed = narrowed.where("p.surgery_date", ">=", from);
  if (to !== null) narrowed = narrowed.where("p.surgery_date", "<=", to);
  if (filter.surgerytype && filter.surgerytype !== "all")
    narrowed = narrowed.where("p.surgery_type", "=", filter.surgerytype);
  if (filter.surgeon?.length) narrowed = narrowed.where(anyOf("p.surgeon_id", filter.surgeon));
  if (filter.surgeonname)
    narrowed = narrowed.where(sql<boolean>`strpos(lower(s.name), lower(${filter.surgeonname})) > 0`);
  if (filter.patients) narrowed = narrowed.where(anyOf("p.patient_id", filter.patients));
  if (filter.lastdigitsofphone) narrowed = narrowed.where("p.phone_last_four", "=", filter.lastdigitsofphone);
  if (filter.lastname_plain)
    narrowed = narrowed.where(sql<boolean>`starts_with(lower(p.last_name), lower(${filter.lastname_plain}))`);
  if (filter.painlevel?.length)
    narrowed = narrowed.where(sql<boolean>`g.pain_level = any(${[...filter.painlevel]}::smallint[])`);
  narrowed = between(narrowed, "g.knee_score", filter.kneescore);
  narrowed = between(narrowed, "g.hip_score", filter.hipscore);
  narrowed = between(narrowed, "g.exercise_percent", filter.progress);
  return between(narrowed, "g.measurement_percent", filter.deviceprogress);
};
