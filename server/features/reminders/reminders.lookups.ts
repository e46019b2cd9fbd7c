import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { build, compiledOnce, type Database } from "../../platform/database/database.ts";

interface Range {
  readonly customerId: Id;
  readonly patientId: Id;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const between = compiledOnce(({ customerId, patientId, from, to }: Range) =>
  build
    .selectFrom("reminders")
    .select(["reminder_id as _id", "day as date", "title", "message"])
    .where("customer_id", "=", customerId)
    .where("patient_id", "=", patientId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("deleted_at", "is", null)
    .orderBy("day")
    .orderBy("created_at"),
);

export const makeReminders = (db: Database) => ({
  between: ({ rls, customerId }: CustomerScope, patientId: Id, from: CalendarDate, to: CalendarDate) =>
    db.rows({ rls }, "remindersBetween", between({ customerId, patientId, from, to })),

  /** Returns the day of a reminder; null when it was deleted. */
  dayOf: async (scope: CustomerScope, reminderId: Id): Promise<CalendarDate | null> => {
    const reminder = await db.row(
      scope,
      "dayOfReminder",
      build
        .selectFrom("reminders")
        .select("day")
        .where("customer_id", "=", scope.customerId)
        .where("reminder_id", "=", reminderId)
        .where("deleted_at", "is", null),
    );
    return reminder?.day ?? null;
  },
});

export type Reminders = ReturnType<typeof makeReminders>;
