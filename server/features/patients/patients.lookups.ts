import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { type Id } from "@restride/domain/values/id.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { build, compiledPerShape, type Database } from "../../platform/database/database.ts";
import { isInSight, limitsOf, type SightLimits } from "../sight/sight.lookups.ts";
import { filterConditions, patientsWithProgress, scopeConditions } from "./patient-conditions.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

export interface PatientContact {
  readonly customerId: Id;
  readonly patientId: Id;
  readonly surgeonId: Id;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  /** Whether the patient accepts mail. */
  readonly emailOptIn: boolean;
  readonly active: boolean;
}

export const patientPlanRow = row({
  holds: column.json<Pauses["holds"]>(),
  inactive: column.json<Pauses["inactive"]>(),
  surgeryDate: column.date,
  active: column.boolean,
});

/** The facts that the days of a patient depend on beside the schedule. */
export type PatientPlan = Row<typeof patientPlanRow>;

interface PlanOf extends SightLimits {
  readonly customerId: Id;
  readonly patientId: Id;
}

/** SQL columns of the plan of a patient `p`, for statements that read further columns. */
export const planColumns = sql`p.surgery_date as "surgeryDate", p.active, (
  select coalesce(json_agg(json_build_object('from', h.held_from, 'to', h.released_on)), '[]')
  from technical_holds h where h.customer_id = p.customer_id and h.patient_id = p.patient_id) as holds, (
  select coalesce(json_agg(json_build_object('from', i.inactive_from, 'to', i.active_again_on)), '[]')
  from inactive_spells i where i.customer_id = p.customer_id and i.patient_id = p.patient_id) as inactive`;

const plan = compiledPerShape(
  ({ customerId, patientId, ...limits }: PlanOf) => typedSql(patientPlanRow)`
    select ${planColumns}
    from patients p
    where p.customer_id = ${customerId} and p.patient_id = ${patientId} and ${isInSight(limits, "p")}`,
);

/** Returns the lookups of a patient's identity and contact, inside the scope. */
export const makePatientContacts = (db: Database) => ({
  contactOf: (scope: CustomerScope, patientId: Id): Promise<PatientContact | undefined> =>
    db.row(
      scope,
      "patientContact",
      patientsWithProgress({ ...scopeConditions(scope), patient: patientId }).select([
        "p.customer_id as customerId",
        "p.patient_id as patientId",
        "p.surgeon_id as surgeonId",
        "p.first_name as firstName",
        "p.last_name as lastName",
        "p.phone",
        "p.email",
        "p.email_opt_in as emailOptIn",
        "p.active",
      ]),
    ),

  /** Returns the joint of a patient's surgery, and the version of their care plan; undefined for a patient outside the scope. */
  surgeryOf: (scope: CustomerScope, patientId: Id) =>
    db.row(
      scope,
      "patientSurgery",
      patientsWithProgress({ ...scopeConditions(scope), patient: patientId }).select([
        "p.surgery_type as type",
        "p.care_plan_id as carePlanId",
      ]),
    ),

  /** Returns the surgery date, state and pauses of a patient in the scope; undefined for one outside it. */
  planOf: (scope: CustomerScope, patientId: Id): Promise<PatientPlan | undefined> =>
    db.row(scope, "patientPlan", plan({ customerId: scope.customerId, patientId, ...limitsOf(scope) })),

  /** Returns the ids of all patients that a filter matches, on any number of pages. */
  matchingIds: async (scope: CustomerScope, filter: PatientFilter, today: CalendarDate): Promise<Id[]> => {
    const rows = await db.rows(
      scope,
      "matchingPatients",
      patientsWithProgress({ ...scopeConditions(scope), ...filterConditions(filter, today) })
        .select("p.patient_id as patientId")
        .orderBy("p.patient_id"),
    );
    return rows.map(({ patientId }) => patientId);
  },

  /** Returns which of these patients are in the scope. */
  idsInScope: async (scope: CustomerScope, patientIds: readonly Id[]): Promise<Id[]> => {
    const rows = await db.rows(
      scope,
      "knownPatients",
      patientsWithProgress({ ...scopeConditions(scope), patients: patientIds }).select("p.patient_id as patientId"),
    );
    return rows.map(({ patientId }) => patientId);
  },
});

export type PatientContacts = ReturnType<typeof makePatientContacts>;

/** Makes the function that returns the clinic of a patient, for URLs that name a patient without a clinic; null when there is no such patient. */
export const makeClinicOfPatient =
  (db: Database) =>
  async (scope: EveryScope, patientId: Id): Promise<Id | null> => {
    const patientRow = await db.row(
      scope,
      "acrossCustomersClinicOfPatient",
      build.selectFrom("patients").select("customer_id as customerId").where("patient_id", "=", patientId),
    );
    return patientRow?.customerId ?? null;
  };

export type ClinicOfPatient = ReturnType<typeof makeClinicOfPatient>;
