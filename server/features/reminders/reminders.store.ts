import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Reminder } from "@restride/domain/reminders/reminder.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { saveName } from "../names/name-parts.commands.ts";

/** A reminder as it is kept, for whoever changes it. */
export interface KeptReminder {
  readonly patientId: Id;
  readonly date: CalendarDate;
  readonly deleted: boolean;
}

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

  /** A reminder of the clinic, locked. */
  kept: (scope: CustomerScope, reminderId: Id) =>
    db.row(
      scope,
      "keptReminder",
      sql<KeptReminder>`select patient_id as "patientId", day as date, deleted_at is not null as deleted from reminders
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

  /** Deletes a reminder at an instant, or brings it back: null. */
  setDeleted: (scope: CustomerScope, reminderId: Id, at: string | null): void =>
    db.write(
      scope,
      "deleteReminder",
      sql`update reminders set deleted_at = ${at} where customer_id = ${scope.customerId} and reminder_id = ${reminderId}`,
    ),
});

export type RemindersStore = ReturnType<typeof makeRemindersStore>;
