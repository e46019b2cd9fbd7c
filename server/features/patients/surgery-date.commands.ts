import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { isInSight, limitsOf } from "../sight/sight.lookups.ts";
import { build, type Database } from "../../platform/database/database.ts";

/**
 * Makes the function that sets a patient's surgery date in the transaction that moves the programme, and raises the version, so that a form that is
 * open elsewhere is out of date.
 */
export const makeSetSurgeryDate =
  (db: Database) =>
  (scope: CustomerScope, patientId: Id, date: CalendarDate): void =>
    db.write(
      scope,
      "setSurgeryDate",
      build
        .updateTable("patients")
        .set({ surgery_date: date, version: sql`version + 1` })
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId)
        .where(isInSight(limitsOf(scope), "patients")),
    );

export type SetSurgeryDate = ReturnType<typeof makeSetSurgeryDate>;
