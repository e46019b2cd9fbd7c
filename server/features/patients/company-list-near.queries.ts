import type { PatientSort } from "@restride/domain/patients/list/patient-sort.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Expression, sql } from "kysely";
import { type PatientConditions, patientsAlone, patientsFrom } from "./patient-conditions.lookups.ts";
import { isByProgress, type PatientPage, sortPatients, whenRun } from "./patients.queries.ts";

export type WideSlice = PatientPage & { readonly customerIds: readonly Id[] };

/** SQL with the matching patients of the clinic `c`: their keys and the sort columns. */
export const inClinic = (filters: PatientConditions, sort: PatientSort) =>
  patientsAlone(filters, isByProgress(sort))
    .where(sql<boolean>`p.customer_id = c.customer_id`)
    .select(["p.customer_id", "p.patient_id", "p.surgery_date", "p.last_name", "p.first_name"])
    .$if(isByProgress(sort), (query) => query.select(["g.exercise_percent", "g.measurement_percent"]));

export const clinics = (customerIds: readonly Id[]) => sql`unnest(${customerIds}::uuid[]) c (customer_id)`;

export const ofEach = (customerIds: readonly Id[], clinicRows: Expression<unknown>, sort: PatientSort) =>
  sortPatients(
    patientsFrom(sql`(select p.* from ${clinics(customerIds)} cross join lateral ${clinicRows} p)`),
    sort,
    "p",
  ).selectAll("p");

const whichAndWhere: readonly string[] = ["customerIds", "active", "limit", "offset"];

/** Returns whether the filters select all patients, all active or all inactive ones. */
export const selectsWholeLists = (filters: PatientConditions): boolean =>
  Object.keys(filters).every((name) => whichAndWhere.includes(name));

/** SQL with the number of matching patients. Stored counters give the numbers of all, active and inactive patients. */
export const countPatients = (filters: PatientConditions) => {
  if (!selectsWholeLists(filters)) return patientsAlone(filters).select(sql`count(*)::int`.as("patients"));
  const { customerIds, active } = filters;
  const isActive = active === undefined ? sql`true` : sql`active = ${active}`;
  return sql`(select sum(patients) as patients from active_patient_counters where customer_id = any(${customerIds}::uuid[]) and ${isActive})`;
};

/** SQL of a near page: the first patients of each clinic, which an index has in order, are merged. */
export const amongFirst = ({ customerIds, limit, offset, ...narrowing }: WideSlice, sort: PatientSort) => {
  const first = sortPatients(inClinic(narrowing, sort), sort).limit(sql<number>`${limit}::bigint + ${offset}::bigint`);
  const page = ofEach(customerIds, first, sort)
    .limit(sql<number>`${limit}::bigint`)
    .offset(whenRun(offset));
  return sql`counted as ${countPatients({ customerIds, ...narrowing })}, page as ${page}`;
};
