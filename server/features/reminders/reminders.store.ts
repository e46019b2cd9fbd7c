import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Reminder } from "@restride/domain/reminders/reminder.ts";
import { build, type Database } from "../../platform/database/database.ts";

export const makeRemindersStore = (db: Database) => ({
  save: (scope: CustomerScope, patientId: Id, reminderId: Id, { date, title, message }: Reminder, at: string) =>
    db.rows(
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
    ),
});

export type RemindersStore = ReturnType<typeof makeRemindersStore>;
