import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { maxListedReminders } from "@restride/domain/reminders/clinic-month.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { withCustomPlan } from "../../platform/database/row-level-security.ts";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { idsByPart, isNamed, type NameOf } from "../names/name-parts.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const clinicReminderRow = row({
  _id: column.id,
  date: column.date,
  title: column.text,
  message: column.text,
  patientid: column.id,
  name: column.text,
  surgerytype: column.text,
  surgerydate: column.date,
  /** Number of all reminders, and number of those from today on; each row has the same values. */
  total: column.number,
  tocome: column.number,
});

/** A reminder with its patient. */
export type ClinicReminderRow = Row<typeof clinicReminderRow>;

interface Month {
  readonly customerId: Id;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly today: CalendarDate;
  /** Search parts, each of which must be the beginning of a part of the patient's name or of the title; undefined for all reminders. */
  readonly parts?: readonly string[] | undefined;
}

const customerId = sql`r.customer_id`;
const names: readonly NameOf[] = [
  { kind: "patient", customerId, ownerId: sql`r.patient_id` },
  { kind: "reminder", customerId, ownerId: sql`r.reminder_id` },
];

/** SQL condition: the patient's name or the title has the first part of the search, by the index, and the others too. */
const isNamedBy = (parts: readonly string[]) => {
  const part = sql`(${parts}::text[])[1]`;
  return sql`(r.patient_id = any(${idsByPart("patient", part)}) or r.reminder_id = any(${idsByPart("reminder", part)}))
    and ${isNamed(names, parts)}`;
};

const ofMonth = compiledPerShape(
  (month: Month) => typedSql(clinicReminderRow)`
    select r.reminder_id as _id, r.day as date, r.title, r.message, p.patient_id as patientid, p.first_name || ' ' || p.last_name as name,
      p.surgery_type as surgerytype, p.surgery_date as surgerydate,
      count(*) over ()::int as total, count(*) filter (where r.day >= ${month.today}) over ()::int as tocome
    from reminders r join patients p on p.customer_id = r.customer_id and p.patient_id = r.patient_id
    where r.customer_id = ${month.customerId} and r.day between ${month.from} and ${month.to} and r.deleted_at is null
      ${month.parts ? sql`and ${isNamedBy(month.parts)}` : sql``}
    order by r.day < ${month.today}, r.day, p.last_name, r.created_at, r.reminder_id limit ${sql.lit(maxListedReminders)}`,
);

export const makeRemindersQueries = (db: Database) => ({
  ofMonth: (scope: CustomerScope, search: string, days: Pick<Month, "from" | "to" | "today">) =>
    db.rows(
      withCustomPlan(scope),
      "remindersOfMonth",
      ofMonth({ customerId: scope.customerId, parts: search === "" ? undefined : searchParts(search), ...days }),
    ),
});

export type RemindersQueries = ReturnType<typeof makeRemindersQueries>;
