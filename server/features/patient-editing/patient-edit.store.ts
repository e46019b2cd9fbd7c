import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Caregiver } from "@restride/domain/patients/caregiver.ts";
import type { Hold } from "@restride/domain/schedules/hold.ts";
import type { ShipAddress } from "@restride/domain/patients/ship-address.ts";
import type { SurgeryType } from "@restride/domain/schedules/surgery-days.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql, type Updateable } from "kysely";
import type { Patients } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";
import { isInSight, limitsOf } from "../sight/sight.lookups.ts";

const lockedPatientRow = row({
  version: column.number,
  active: column.boolean,
  surgeon: column.id,
  surgeryType: column.textOf<SurgeryType>(),
  surgeryDate: column.date,
  caregiver: column.json<Caregiver | Record<string, never>>(),
  shipAddress: column.json<ShipAddress | Record<string, never>>(),
});

/** A locked patient with the fields that changes depend on. */
export type LockedPatient = Row<typeof lockedPatientRow>;

/** The columns of a patient that are set one at a time, each from a dialog of its own. */
type SingleColumn = Pick<Updateable<Patients>, "caregiver" | "ship_address" | "health_coach_id" | "active">;

export const makePatientEditStore = (db: Database) => ({
  /** Returns the patient, if the scope sees one, locked until the end of the transaction. */
  lock: (scope: CustomerScope, patientId: Id) =>
    db.row(
      scope,
      "lockPatient",
      typedSql(lockedPatientRow)`
        select version, active, surgeon_id as surgeon, surgery_type as "surgeryType", surgery_date as "surgeryDate", caregiver,
          ship_address as "shipAddress"
        from patients where customer_id = ${scope.customerId} and patient_id = ${patientId}
          and ${isInSight(limitsOf(scope), "patients")} for update`,
    ),

  /** Sets one column of a locked patient. A part with a dialog of its own does not raise the version of the form. */
  set: (scope: CustomerScope, patientId: Id, columns: SingleColumn): void =>
    db.write(
      scope,
      `setPatient:${Object.keys(columns).join()}`,
      build
        .updateTable("patients")
        .set(columns satisfies Updateable<Patients>)
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId),
    ),

  hold: (scope: CustomerScope, patientId: Id, holdId: Id, { from }: Hold, note: string): void =>
    db.write(
      scope,
      "holdPatient",
      build.insertInto("technical_holds").values({
        customer_id: scope.customerId,
        patient_id: patientId,
        hold_id: holdId,
        held_from: from,
        note,
      }),
    ),

  release: (scope: CustomerScope, patientId: Id, day: CalendarDate): void =>
    db.write(
      scope,
      "releasePatient",
      build
        .updateTable("technical_holds")
        .set({ released_on: sql`greatest(held_from, ${day}::date)` })
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId)
        .where("released_on", "is", null),
    ),

  /** Begins a spell of inactivity, or continues one that ended on the same day. */
  deactivate: (scope: CustomerScope, patientId: Id, day: CalendarDate): void =>
    db.write(
      scope,
      "beginInactivity",
      build
        .insertInto("inactive_spells")
        .values({ customer_id: scope.customerId, patient_id: patientId, inactive_from: day })
        .onConflict((same) =>
          same.columns(["customer_id", "patient_id", "inactive_from"]).doUpdateSet({ active_again_on: null }),
        ),
    ),

  activate: (scope: CustomerScope, patientId: Id, day: CalendarDate): void =>
    db.write(
      scope,
      "endInactivity",
      build
        .updateTable("inactive_spells")
        .set({ active_again_on: sql`greatest(inactive_from, ${day}::date)` })
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId)
        .where("active_again_on", "is", null),
    ),
});

export type PatientEditStore = ReturnType<typeof makePatientEditStore>;
