import type { PatientSort } from "@restride/domain/patients/list/patient-sort.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Expression, sql } from "kysely";
import { type PatientConditions, matchingPatients, patientsFrom } from "./patient-conditions.lookups.ts";
import { isByProgress, type PatientPage, sortPatients, whenRun } from "./patients.queries.ts";

export type WideSlice = PatientPage & { readonly customerIds: readonly Id[] };

/** SQL with the matching patients of the clinic `c`: their keys and the sort columns. */
export const inClinic = (conditions: PatientConditions, sort: PatientSort) =>
  matchingPatients(conditions, isByProgress(sort))
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

const wholeListKeys: readonly string[] = ["customerIds", "active", "limit", "offset"];

/** Returns whether the conditions select all patients, all active or all inactive ones. */
export const selectsWholeLists = (conditions: PatientConditions): boolean =>
  Object.keys(conditions).every((name) => wholeListKeys.includes(name));

/** SQL with the number of matching patients. The numbers of all, active and inactive patients come from stored counters. */
export const countPatients = (conditions: PatientConditions) => {
  if (!selectsWholeLists(conditions)) return matchingPatients(conditions).select(sql`count(*)::int`.as("patients"));
  const { customerIds, active } = conditions;
  const state = active === undefined ? sql`true` : sql`active = ${active}`;
  return sql`(select sum(patients) as patients from active_patient_counters where customer_id = any(${customerIds}::uuid[]) and ${state})`;
};

/** SQL of a near page: the first patients of each clinic, which an index has in order, are merged. */
export const amongFirst = ({ customerIds, limit, offset, ...conditions }: WideSlice, sort: PatientSort) => {
  const first = sortPatients(inClinic(conditions, sort), sort).limit(sql<number>`${limit}::bigint + ${offset}::bigint`);
  const page = ofEach(customerIds, first, sort)
    .limit(sql<number>`${limit}::bigint`)
    .offset(whenRun(offset));
  return sql`counted as ${countPatients({ customerIds, ...conditions })}, page as ${page}`;
};
