import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
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

/** SQL condition for the reminders `r` of a month. */
const isInMonth = (
  month: Month,
) => sql`r.customer_id = ${month.customerId} and r.day between ${month.from} and ${month.to}
  and r.deleted_at is null ${month.parts ? sql`and ${isNamedBy(month.parts)}` : sql``}`;

/** A page of a month: number of reminders before it, and at most on it. */
export interface MonthPage {
  readonly offset: number;
  readonly limit: number;
}

/**
 * SQL of a page of all reminders of a month. They are counted by day from an index, and only the days on which the page lies are read and sorted by
 * last name.
 */
const pageOfAll = (month: Month, { offset, limit }: MonthPage) => sql`
  with days as (
    select r.day, count(*) as reminders, sum(count(*)) over (order by r.day < ${month.today}, r.day) as until
    from reminders r where ${isInMonth(month)} group by r.day),
  page_days as materialized (
    select day, until - reminders as before from days
    where until > ${offset}::bigint and until - reminders < ${offset}::bigint + ${limit}::bigint)
  select r.* from page_days d
  cross join lateral (
    select * from reminders where customer_id = ${month.customerId} and day = d.day and deleted_at is null offset 0) r
  cross join lateral (select last_name from patients where patient_id = r.patient_id limit 1) n
  order by r.day < ${month.today}, r.day, n.last_name, r.created_at, r.reminder_id
  limit ${limit}::bigint offset ${offset}::bigint - (select min(before)::bigint from page_days)`;

/** SQL of a page of the reminders that a search finds. */
const pageOfFound = (month: Month, { offset, limit }: MonthPage) => sql`
  select r.* from reminders r
  cross join lateral (select last_name from patients where patient_id = r.patient_id limit 1) n
  where ${isInMonth(month)}
  order by r.day < ${month.today}, r.day, n.last_name, r.created_at, r.reminder_id limit ${limit}::bigint offset ${offset}::bigint`;

const ofMonth = compiledPerShape(
  (month: Month, page: MonthPage) => typedSql(clinicReminderRow)`
    select r.reminder_id as _id, r.day as date, r.title, r.message, p.patient_id as patientid, p.first_name || ' ' || p.last_name as name,
      p.surgery_type as surgerytype, p.surgery_date as surgerydate
    from (${month.parts ? pageOfFound(month, page) : pageOfAll(month, page)}) r
    cross join lateral (select * from patients where patient_id = r.patient_id limit 1) p
    order by r.day < ${month.today}, r.day, p.last_name, r.created_at, r.reminder_id`,
);

const countsRow = row({
  total: column.number,
  /** Number of those from today on. */
  tocome: column.number,
});

const counts = compiledPerShape(
  (month: Month) => typedSql(countsRow)`
    select count(*)::int as total, (count(*) filter (where r.day >= ${month.today}))::int as tocome
    from reminders r where ${isInMonth(month)}`,
);

type Days = Pick<Month, "from" | "to" | "today">;

const monthOf = ({ customerId }: CustomerScope, search: string, days: Days): Month => ({
  customerId,
  parts: search === "" ? undefined : searchParts(search),
  ...days,
});

/** A search is planned for its parts: how many reminders a name has depends on the name. */
const plannedFor = (scope: CustomerScope, search: string) => (search === "" ? scope : withCustomPlan(scope));

export const makeRemindersQueries = (db: Database) => ({
  /** Returns a page of a month: reminders from today on, then past ones, each by day, last name, and as they were made. */
  ofMonth: (scope: CustomerScope, search: string, days: Days, page: MonthPage) =>
    db.rows(plannedFor(scope, search), "remindersOfMonth", ofMonth(monthOf(scope, search, days), page)),

  /** Returns how many reminders a month has. */
  countOfMonth: (scope: CustomerScope, search: string, days: Days) =>
    db.one(plannedFor(scope, search), "reminderCounts", counts(monthOf(scope, search, days))),
});

export type RemindersQueries = ReturnType<typeof makeRemindersQueries>;
