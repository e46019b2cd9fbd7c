import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { DailyShift } from "@restride/domain/patients/daily-shift.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

/**
 * Makes the function that sets the beginning and end of a patient's day, in the transaction that saves the items done in it. The form of the patient
 * has the same field, so its version rises.
 */
export const makeSetDailyShift =
  (db: Database) =>
  (scope: CustomerScope, patientId: Id, { start, end }: DailyShift): void =>
    db.write(
      scope,
      "setDailyShift",
      build
        .updateTable("patients")
        .set({ shift_start: start, shift_end: end, version: sql`version + 1` })
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId)
        .where(sql<boolean>`(shift_start, shift_end) is distinct from (${start}, ${end})`),
    );

export type SetDailyShift = ReturnType<typeof makeSetDailyShift>;
