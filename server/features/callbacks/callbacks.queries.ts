import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

interface ShownCallback {
  readonly _id: Id;
  readonly name: string;
  readonly phone: string;
  readonly surgeonName: string;
  readonly message: string;
  readonly receivedOn: string;
  readonly calledOn: string | null;
  readonly calledBy: string | null;
}

/** The requests `c` of the clinic, or to the surgeons whose messages the scope shows. */
const requests = ({ customerId, caseSurgeonIds }: CustomerScope) => sql`
  from callback_requests c where c.customer_id = ${customerId}
    and (${caseSurgeonIds}::uuid[] is null or c.surgeon_id = any(${caseSurgeonIds}::uuid[]))`;

const isDone = (done: boolean) => (done ? sql`c.called_at is not null` : sql`c.called_at is null`);

export const makeCallbacksQueries = (db: Database) => ({
  /** The newest first; of those that are done, what was done last. */
  page: (scope: CustomerScope, done: boolean, page: Page) =>
    db.rows(
      scope,
      "callbackRequests",
      sql<ShownCallback>`
        select c.callback_id as "_id", c.name, c.phone, c.message, c.received_at as "receivedOn", c.called_at as "calledOn",
          (select s.name from surgeons s where s.customer_id = c.customer_id and s.surgeon_id = c.surgeon_id) as "surgeonName",
          (select s.firstname || ' ' || s.lastname from staff_card(c.called_by) s) as "calledBy"
        ${requests(scope)} and ${isDone(done)}
        order by coalesce(c.called_at, c.received_at) desc, c.callback_id
        limit ${page.pageSize} offset ${offsetOf(page)}`,
    ),

  counts: (scope: CustomerScope) =>
    db.one(
      scope,
      "callbackCounts",
      sql<{ open: number; done: number }>`
        select count(*) filter (where ${isDone(false)})::int as open, count(*) filter (where ${isDone(true)})::int as done
        ${requests(scope)}`,
    ),
});

export type CallbacksQueries = ReturnType<typeof makeCallbacksQueries>;
