import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";

/** A reminder with whom it is for. */
export interface ClinicReminderRow {
  readonly _id: Id;
  readonly date: CalendarDate;
  readonly title: string;
  readonly message: string;
  readonly patientid: Id;
  readonly name: string;
  readonly surgerytype: string;
  readonly surgerydate: CalendarDate;
}

interface Month {
  readonly customerId: Id;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly search: string;
}

const ofMonth = compiledPerShape(
  ({ customerId, from, to, search }: Month) => sql<ClinicReminderRow>`
    select r.reminder_id as _id, r.day as date, r.title, r.message, p.patient_id as patientid, p.first_name || ' ' || p.last_name as name,
      p.surgery_type as surgerytype, p.surgery_date as surgerydate
    from reminders r join patients p on p.customer_id = r.customer_id and p.patient_id = r.patient_id
    where r.customer_id = ${customerId} and r.day between ${from} and ${to} and r.deleted_at is null
      and strpos(lower(p.first_name || ' ' || p.last_name || ' ' || r.title), lower(${search})) > 0
    order by r.day, p.last_name, r.created_at, r.reminder_id limit 2000`,
);

export const makeRemindersViews = (db: Database) => ({
  ofMonth: ({ wall, customerId }: CustomerScope, from: CalendarDate, to: CalendarDate, search: string) =>
    db.rows({ wall }, "remindersOfMonth", ofMonth({ customerId, from, to, search })),
});

export type RemindersViews = ReturnType<typeof makeRemindersViews>;
