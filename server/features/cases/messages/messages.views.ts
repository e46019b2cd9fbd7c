import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { messageType } from "@restride/domain/cases/case-values.ts";
import { type MessageFilter, type MessageSort, messageTexts } from "@restride/domain/cases/messages.ts";
import type { SurgeryType } from "@restride/domain/patients/surgery-days.ts";
import { nameParts } from "@restride/domain/patients/patient-filter.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { isUnread, isUrgent, lookOf } from "../unread.views.ts";

interface ShownMessage {
  readonly _id: Id;
  readonly caseNumber: string;
  readonly summary: string;
  readonly patientId: Id;
  readonly patientName: string;
  readonly surgeryType: SurgeryType;
  readonly surgeryDate: CalendarDate;
  readonly reportedBy: string;
  readonly mine: boolean;
  readonly receivedOn: string;
  readonly message: string;
  readonly unread: boolean;
  readonly unreadOfPatient: number;
  readonly urgent: boolean;
  readonly archived: boolean;
  readonly surgeonId: Id;
  readonly surgeonName: string;
}

interface MessageSurgeon {
  readonly _id: Id;
  readonly name: string;
  readonly showinlist: boolean;
  readonly unreadcount: number;
  readonly image: string;
}

interface MessagePatient {
  readonly _id: Id;
  readonly name: string;
  readonly lastdigitsofphone: string;
  readonly surgeryType: SurgeryType;
  readonly surgeryDate: CalendarDate;
}

export interface MessagesRequest {
  readonly filter: MessageFilter;
  readonly sort: MessageSort;
  readonly page: Page;
}

/** The clinic's conversations `c` with their patients `p`, of the surgeons whose messages the scope shows. */
const conversations = ({ customerId, caseSurgeonIds, userId }: CustomerScope, archived: boolean) => sql`
  from cases c ${lookOf(userId)} join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id
  where c.customer_id = ${customerId} and c.type = ${messageType} ${archived ? sql`` : sql`and c.archived_at is null`}
    and (${caseSurgeonIds}::uuid[] is null or p.surgeon_id = any(${caseSurgeonIds}::uuid[]))`;

const narrowed = ({ userId }: CustomerScope, filter: MessageFilter): RawBuilder<unknown> => {
  const parts: RawBuilder<unknown>[] = [];
  if (filter.surgeonId) parts.push(sql`and p.surgeon_id = ${filter.surgeonId}`);
  if (filter.patientId) parts.push(sql`and p.patient_id = ${filter.patientId}`);
  if (filter.lastdigitsofphone) parts.push(sql`and p.phone_last_four = ${filter.lastdigitsofphone}`);
  if (filter.urgent) parts.push(sql`and ${isUrgent(userId)}`);
  if (filter.name)
    parts.push(sql`and not exists (select from unnest(${nameParts(filter.name)}::text[]) part
      where strpos(' ' || lower(p.first_name || ' ' || p.last_name), ' ' || part) = 0)`);
  return sql.join(parts, sql` `);
};

/** By surgeon, the one with the newest unread first; then what is urgent, and the newest. */
const order = ({ filter, sort }: MessagesRequest): RawBuilder<unknown> => {
  const groups = filter.bySurgeons ? sql`f.newest_unread desc nulls last, f.surgeon_id, ` : sql``;
  return sort.order === "ascend"
    ? sql`${groups}f.said_at, f.case_id`
    : sql`${groups}f.urgent desc, f.said_at desc, f.case_id`;
};

const pageOf = (scope: CustomerScope, request: MessagesRequest) => {
  const { filter, page } = request;
  const unread = isUnread(scope.userId);
  return sql<ShownMessage>`
    with found as (
      select c.customer_id, c.case_id, p.surgeon_id, w.said_at, w.said_by, ${unread} as unread, ${isUrgent(scope.userId)} as urgent,
        row_number() over (partition by c.patient_id order by ${isUrgent(scope.userId)} desc, w.said_at desc, c.case_id) as nth_of_patient,
        count(*) filter (where ${unread}) over (partition by c.patient_id)::int as unread_of_patient,
        max(w.said_at) filter (where ${unread}) over (partition by p.surgeon_id) as newest_unread
      ${conversations(scope, filter.archived ?? false)} ${narrowed(scope, filter)}),
    page as (select f.* from found f where ${filter.byPatients ? sql`f.nth_of_patient = 1` : sql`true`} order by ${order(request)} limit ${page.pageSize} offset ${offsetOf(page)})
    select f.case_id as "_id", 'C-' || c.case_number as "caseNumber", c.summary, c.patient_id as "patientId",
      p.first_name || ' ' || p.last_name as "patientName",
      coalesce((select t.firstname || ' ' || t.lastname from staff_card(f.said_by) t), ${messageTexts.patient}) as "reportedBy",
      p.surgery_type as "surgeryType", p.surgery_date as "surgeryDate",
      coalesce(f.said_by = ${scope.userId}, false) as mine, f.said_at as "receivedOn", f.unread, f.unread_of_patient as "unreadOfPatient", f.urgent, c.archived_at is not null as archived,
      left(coalesce((select m.text from case_comments m where m.customer_id = f.customer_id and m.case_id = f.case_id
        and m.deleted_at is null order by m.said_at desc, m.comment_id desc limit 1), c.description), 200) as message,
      f.surgeon_id as "surgeonId", s.name as "surgeonName"
    from page f join cases c on c.customer_id = f.customer_id and c.case_id = f.case_id
      join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id
      join surgeons s on s.customer_id = f.customer_id and s.surgeon_id = f.surgeon_id
    order by ${order(request)}`;
};

export const makeMessagesViews = (db: Database) => ({
  page: (scope: CustomerScope, request: MessagesRequest) => db.rows(scope, "patientMessages", pageOf(scope, request)),

  /** How many match on all pages. */
  total: async (scope: CustomerScope, { filter }: MessagesRequest): Promise<number> =>
    (
      await db.one(
        scope,
        "patientMessagesTotal",
        sql<{ total: number }>`
          select count(${filter.byPatients ? sql`distinct c.patient_id` : sql`*`})::int as total ${conversations(scope, filter.archived ?? false)} ${narrowed(scope, filter)}`,
      )
    ).total,

  /** A patient whose messages the scope shows; none for any other. */
  patient: (scope: CustomerScope, patientId: Id) =>
    db.row(
      scope,
      "messagePatient",
      sql<MessagePatient>`
        select p.patient_id as "_id", p.first_name || ' ' || p.last_name as name, p.phone_last_four as lastdigitsofphone,
          p.surgery_type as "surgeryType", p.surgery_date as "surgeryDate"
        from patients p where p.customer_id = ${scope.customerId} and p.patient_id = ${patientId}
          and (${scope.caseSurgeonIds}::uuid[] is null or p.surgeon_id = any(${scope.caseSurgeonIds}::uuid[]))`,
    ),

  /** The surgeons whose messages the scope shows, each with how many are unread. */
  surgeons: (scope: CustomerScope) =>
    db.rows(
      scope,
      "messageSurgeons",
      sql<MessageSurgeon>`
        with unread as (
          select p.surgeon_id, count(*)::int as unread ${conversations(scope, false)} and ${isUnread(scope.userId)}
          group by p.surgeon_id)
        select s.surgeon_id as "_id", s.name, s.show_in_list as showinlist, coalesce(u.unread, 0) as unreadcount,
          coalesce(s.photo, '') as image
        from surgeons s left join unread u on u.surgeon_id = s.surgeon_id
        where s.customer_id = ${scope.customerId} and (s.deleted_at is null or u.unread > 0)
          and (${scope.caseSurgeonIds}::uuid[] is null or s.surgeon_id = any(${scope.caseSurgeonIds}::uuid[]))
        order by s.last_name, s.surgeon_id`,
    ),
});

export type MessagesViews = ReturnType<typeof makeMessagesViews>;
