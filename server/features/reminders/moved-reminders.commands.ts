import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** A reminder that moves from one date to another. */
export interface ReminderMove {
  readonly _id: Id;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const datedReminderRow = row({ _id: column.id, date: column.date, title: column.text });

/** Returns the commands for reminders that move with the surgery date, in the transaction of the move. */
export const makeMovedReminders = (db: Database) => ({
  /** Returns a patient's reminders from a date on. */
  since: (scope: CustomerScope, patientId: Id, date: CalendarDate) =>
    db.rows(
      scope,
      "remindersSince",
      typedSql(datedReminderRow)`
        select reminder_id as _id, day as date, title from reminders
        where customer_id = ${scope.customerId} and patient_id = ${patientId} and day >= ${date}
          and deleted_at is null order by day, created_at`,
    ),

  /** Moves the reminders that are still on the given date. */
  move: (scope: CustomerScope, patientId: Id, moves: readonly ReminderMove[]): void =>
    db.write(
      scope,
      "moveReminders",
      sql`
        update reminders r set day = g.to
        from ${recordset(moves, { _id: "uuid", from: "date", to: "date" })}
        where r.customer_id = ${scope.customerId} and r.patient_id = ${patientId} and r.reminder_id = g._id and r.day = g.from
          and r.deleted_at is null`,
    ),
});

export type MovedReminders = ReturnType<typeof makeMovedReminders>;
