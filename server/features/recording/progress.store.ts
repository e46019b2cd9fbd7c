import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** The scores that a patient's panel and the filters know, by their column. */
export type ScoreColumn = "knee_score" | "hip_score" | "pain_level" | "flexion" | "extension";

/** Keeps progress in step with what is recorded, in the same transaction. */
export const makeProgressStore = (db: Database) => ({
  /** Lets one recording of a patient wait for the other, so that no count is lost. */
  lock: (scope: CustomerScope, patientId: string) =>
    db.rows(
      scope,
      "lockProgress",
      sql`select 1 from patient_progress where customer_id = ${scope.customerId} and patient_id = ${patientId} for update`,
    ),

  /** One more item of an area is done on a day; sums count it when their day has come. */
  countDone: (scope: CustomerScope, patientId: string, area: Area, day: CalendarDate) => {
    const column = sql.ref(`${area}_done`);
    return db.rows(
      scope,
      `countDone:${area}`,
      sql`
        with counted as (
          update patient_days set ${column} = ${column} + 1
          where customer_id = ${scope.customerId} and patient_id = ${patientId} and day = ${day} returning day)
        update patient_progress set ${column} = ${column} + 1
        where customer_id = ${scope.customerId} and patient_id = ${patientId} and as_of >= ${day} and exists (select from counted)`,
    );
  },

  /** Remembers a score as the last one, unless a later day has one already. */
  keepScore: (scope: CustomerScope, patientId: string, column: ScoreColumn, value: number, day: CalendarDate) =>
    db.rows(
      scope,
      `keepScore:${column}`,
      sql`
        update patient_progress set ${sql.ref(column)} = ${Math.round(value)}, ${sql.ref(`${column}_day`)} = ${day}
        where customer_id = ${scope.customerId} and patient_id = ${patientId}
          and (${sql.ref(`${column}_day`)} is null or ${sql.ref(`${column}_day`)} <= ${day})`,
    ),
});

export type ProgressStore = ReturnType<typeof makeProgressStore>;
