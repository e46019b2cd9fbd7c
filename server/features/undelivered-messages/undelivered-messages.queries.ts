import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { MessagesOf } from "../../platform/outbox/undelivered.store.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const undeliveredRow = row({
  _id: column.id,
  patientid: column.id.nullable(),
  kind: column.text,
  channel: column.text,
  recipient: column.bytes.nullable(),
  userName: column.text.nullable(),
  patientName: column.text.nullable(),
  registeredName: column.text.nullable(),
  since: column.text,
  reason: column.text.nullable(),
  tries: column.number,
  nexttry: column.text.nullable(),
  sendable: column.boolean,
});

/** A row of the list, with its codes and its encrypted recipient. */
export type UndeliveredRow = Row<typeof undeliveredRow>;

/** SQL of the listed messages. A failing message is listed after an hour, because a short outage ends by itself. `at` is now. */
const listedMessages = ({ customerId, companyId }: MessagesOf, at: string) => sql`
  m.customer_id = ${customerId} ${companyId === null ? sql`` : sql`and m.company_id = ${companyId}`}
  and m.sent_at is null and m.dismissed_at is null
  and (m.undelivered_at is not null or m.last_reason is not null and m.queued_at < ${at}::timestamptz - interval '1 hour')`;

const ofPatient = (patientId: Id | null) => (patientId === null ? sql`` : sql`and m.patient_id = ${patientId}`);

const columns = (at: string) => sql`
  m.message_id as _id, m.patient_id as patientid, m.kind, m.channel, m.recipient, m.queued_at as since, m.last_reason as reason, m.tries,
  m.next_try_at as nexttry, m.sealed is not null and (m.ends_at is null or m.ends_at > ${at}) as sendable,
  (select u.first_name || ' ' || u.last_name from users u where u.user_id = m.user_id) as "userName",
  (select p.first_name || ' ' || p.last_name from patients p
    where p.customer_id = m.customer_id and p.patient_id = m.patient_id) as "patientName",
  (select r.first_name || ' ' || r.last_name from registered_patients r
    where r.customer_id = m.customer_id and r.registration_id = m.registration_id) as "registeredName"`;

const undeliveredKindRow = row({ kind: column.text });

const undeliveredCountRow = row({ total: column.number });

export const makeUndeliveredQueries = (db: Database) => ({
  /** Returns a page, newest first. */
  page: (of: MessagesOf, patientId: Id | null, at: string, page: Page) =>
    db.rows(
      of.scope,
      "undeliveredMessages",
      typedSql(undeliveredRow)`
        select ${columns(at)}
        from outgoing_messages m
        where ${listedMessages(of, at)} ${ofPatient(patientId)}
        order by m.queued_at desc, m.message_id
        limit ${page.pageSize} offset ${offsetOf(page)}`,
    ),

  count: (of: MessagesOf, patientId: Id | null, at: string) =>
    db.one(
      of.scope,
      "undeliveredCount",
      typedSql(undeliveredCountRow)`
        select count(*)::int as total from outgoing_messages m
        where ${listedMessages(of, at)} ${ofPatient(patientId)}`,
    ),

  /** Returns the kind of a message in the list. */
  kindOf: (of: MessagesOf, messageId: Id, at: string) =>
    db.row(
      of.scope,
      "undeliveredKind",
      typedSql(
        undeliveredKindRow,
      )`select m.kind from outgoing_messages m where ${listedMessages(of, at)} and m.message_id = ${messageId}`,
    ),
});

export type UndeliveredQueries = ReturnType<typeof makeUndeliveredQueries>;
