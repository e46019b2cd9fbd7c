import { type CustomerScope, withinCases } from "@restride/domain/access/scope.ts";
import type { SurgeryType } from "@restride/domain/schedules/surgery-days.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf } from "@restride/domain/values/page.ts";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { isCounterFor, isUnread, unreadCounted } from "../unread.queries.ts";
import {
  calmMessages,
  type MessageListRequest,
  messagesTotal,
  newestUnread,
  othersOf,
  urgentMessages,
} from "./found-messages.queries.ts";
import { column, row, typedSql } from "../../../platform/database/typed-sql.ts";
import { caseLimitsOf, isInSight, isOfSurgeons } from "../../sight/sight.lookups.ts";
import { messageTexts } from "@restride/domain/cases/message-texts.ts";

const shownMessageRow = row({
  _id: column.id,
  caseNumber: column.text,
  summary: column.text,
  patientId: column.id,
  patientName: column.text,
  surgeryType: column.textOf<SurgeryType>(),
  surgeryDate: column.date,
  reportedBy: column.text,
  mine: column.boolean,
  receivedOn: column.text,
  message: column.text,
  unread: column.boolean,
  unreadOfPatient: column.number,
  urgent: column.boolean,
  archived: column.boolean,
  surgeonId: column.id,
  surgeonName: column.text,
});

const messageSurgeonRow = row({
  _id: column.id,
  name: column.text,
  showinlist: column.boolean,
  unreadcount: column.number,
  image: column.text,
});

const messagePatientRow = row({
  _id: column.id,
  name: column.text,
  lastdigitsofphone: column.text,
  surgeryType: column.textOf<SurgeryType>(),
  surgeryDate: column.date,
});

/** SQL order: in a list by surgeons, the surgeon with the newest unread message first; then urgent messages, then the newest. */
const messageOrder = ({ filter, sort }: MessageListRequest): RawBuilder<unknown> => {
  const groups = filter.bySurgeons ? sql`l.newest_unread desc nulls last, l.surgeon_id, ` : sql``;
  return sort.order === "ascend"
    ? sql`${groups}l.last_message_at, l.case_id desc`
    : sql`${groups}l.is_urgent desc, l.last_message_at desc, l.case_id`;
};

/** SQL with the page `l`: the urgent messages and, unless only urgent ones are requested, the others. */
const pageKeys = (scope: CustomerScope, request: MessageListRequest): RawBuilder<unknown> => {
  const { filter, page } = request;
  const offset = offsetOf(page);
  const end = offset + page.pageSize;
  const calm = sql`union all select *, false from (${calmMessages(scope, request, end)}) l`;
  const groups = sql`left join (${newestUnread(scope, request)}) g using (surgeon_id)`;
  return sql`urgent as (${urgentMessages(scope, request, end)}),
    selected as (select *, true as is_urgent from urgent ${filter.urgent ? sql`` : calm}),
    l as (select * from (select * from selected ${filter.bySurgeons ? groups : sql``}) l
      order by ${messageOrder(request)} limit ${page.pageSize} offset ${offset})`;
};

const pageOf = (scope: CustomerScope, request: MessageListRequest) => {
  const unread = isUnread(scope.userId);
  return typedSql(shownMessageRow)`
    with ${pageKeys(scope, request)}
    select l.case_id as "_id", 'C-' || l.case_number as "caseNumber", c.summary, l.patient_id as "patientId",
      p.first_name || ' ' || p.last_name as "patientName",
      coalesce((select t.firstname || ' ' || t.lastname from staff_card(l.last_message_by) t), ${messageTexts.patient}) as "reportedBy",
      p.surgery_type as "surgeryType", p.surgery_date as "surgeryDate",
      coalesce(l.last_message_by = ${scope.userId}, false) as mine, l.last_message_at as "receivedOn", ${unread} as unread,
      (select count(*)::int ${othersOf(request, scope)} and ${isUnread(scope.userId, "o")}) as "unreadOfPatient",
      l.is_urgent as urgent, l.is_archived as archived,
      left(coalesce((select m.text from case_comments m where m.customer_id = l.customer_id and m.case_id = l.case_id
        and m.deleted_at is null order by m.commented_at desc, m.comment_id desc limit 1), c.description), 200) as message,
      l.surgeon_id as "surgeonId", s.name as "surgeonName"
    from l join cases c on c.customer_id = l.customer_id and c.case_id = l.case_id
      cross join lateral (select * from patients p where p.customer_id = l.customer_id and p.patient_id = l.patient_id limit 1) p
      join surgeons s on s.customer_id = l.customer_id and s.surgeon_id = l.surgeon_id
    order by ${messageOrder(request)}`;
};

export const makeMessagesQueries = (db: Database) => ({
  page: (scope: CustomerScope, request: MessageListRequest) =>
    db.rows(withinCases(scope), "patientMessages", pageOf(scope, request)),

  total: async (scope: CustomerScope, request: MessageListRequest): Promise<number> =>
    (await db.one(withinCases(scope), "patientMessagesTotal", messagesTotal(scope, request))).total,

  /** Returns a patient whose messages the scope may see; undefined for any other. */
  patient: (scope: CustomerScope, patientId: Id) =>
    db.row(
      withinCases(scope),
      "messagePatient",
      typedSql(messagePatientRow)`
        select p.patient_id as "_id", p.first_name || ' ' || p.last_name as name, p.phone_last_four as lastdigitsofphone,
          p.surgery_type as "surgeryType", p.surgery_date as "surgeryDate"
        from patients p where p.customer_id = ${scope.customerId} and p.patient_id = ${patientId}
          and ${isInSight(caseLimitsOf(scope), "p")}`,
    ),

  /** Returns the surgeons whose messages the scope may see, each with the number of unread messages. */
  surgeons: (scope: CustomerScope) =>
    db.rows(
      withinCases(scope),
      "messageSurgeons",
      typedSql(messageSurgeonRow)`
        with unread as (
          select t.surgeon_id, ${unreadCounted} as unread from case_counters t
          where t.customer_id = ${scope.customerId} and not t.is_archived and ${isCounterFor(scope.userId)}
          group by t.surgeon_id)
        select s.surgeon_id as "_id", s.name, s.show_in_list as showinlist, coalesce(u.unread, 0) as unreadcount,
          coalesce(s.photo, '') as image
        from surgeons s left join unread u on u.surgeon_id = s.surgeon_id
        where s.customer_id = ${scope.customerId} and (s.deleted_at is null or u.unread > 0)
          and ${isOfSurgeons(caseLimitsOf(scope), "s.surgeon_id")}
        order by s.last_name, s.surgeon_id`,
    ),
});

export type MessagesQueries = ReturnType<typeof makeMessagesQueries>;
