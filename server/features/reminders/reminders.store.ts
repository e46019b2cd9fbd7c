import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Reminder } from "@restride/domain/reminders/reminder.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { saveName } from "../names/name-parts.commands.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const storedReminderRow = row({
  patientId: column.id,
  date: column.date,
  deleted: column.boolean,
});

/** A reminder as it is stored, for a change. */
export type StoredReminder = Row<typeof storedReminderRow>;

export const makeRemindersStore = (db: Database) => ({
  save: (scope: CustomerScope, patientId: Id, reminderId: Id, { date, title, message }: Reminder, at: string) => {
    db.write(
      scope,
      "saveReminder",
      build.insertInto("reminders").values({
        customer_id: scope.customerId,
        patient_id: patientId,
        reminder_id: reminderId,
        day: date,
        title,
        message,
        created_by: scope.userId,
        created_at: at,
      }),
    );
    saveName(db, scope, "reminder", reminderId, [title]);
  },

  /** Returns a reminder of the clinic, locked. */
  lock: (scope: CustomerScope, reminderId: Id) =>
    db.row(
      scope,
      "lockReminder",
      typedSql(
        storedReminderRow,
      )`select patient_id as "patientId", day as date, deleted_at is not null as deleted from reminders
        where customer_id = ${scope.customerId} and reminder_id = ${reminderId} for update`,
    ),

  change: (scope: CustomerScope, reminderId: Id, { date, title, message }: Reminder): void => {
    db.write(
      scope,
      "changeReminder",
      sql`update reminders set day = ${date}, title = ${title}, message = ${message}
        where customer_id = ${scope.customerId} and reminder_id = ${reminderId}`,
    );
    saveName(db, scope, "reminder", reminderId, [title]);
  },

  /** Deletes a reminder at an instant, or restores it: null. */
  setDeleted: (scope: CustomerScope, reminderId: Id, at: string | null): void =>
    db.write(
      scope,
      "deleteReminder",
      sql`update reminders set deleted_at = ${at} where customer_id = ${scope.customerId} and reminder_id = ${reminderId}`,
    ),
});

export type RemindersStore = ReturnType<typeof makeRemindersStore>;
