import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";
import { caseLimitsOf, isOfSurgeons } from "../sight/sight.lookups.ts";

const shownCallbackRow = row({
  _id: column.id,
  name: column.text,
  phone: column.text,
  surgeonName: column.text,
  message: column.text,
  receivedOn: column.text,
  calledOn: column.text.nullable(),
  calledBy: column.text.nullable(),
});

/** SQL of the requests `c` of the clinic, or of those to the surgeons whose messages the scope may see. */
const requests = (scope: CustomerScope) => sql`
  from callback_requests c where c.customer_id = ${scope.customerId} and ${isOfSurgeons(caseLimitsOf(scope), "c.surgeon_id")}`;

const isDone = (done: boolean) => (done ? sql`c.called_at is not null` : sql`c.called_at is null`);

const callbackCountsRow = row({ open: column.number, done: column.number });

export const makeCallbacksQueries = (db: Database) => ({
  /** Returns a page, newest first; handled requests are ordered by the time of the call. */
  page: (scope: CustomerScope, done: boolean, page: Page) =>
    db.rows(
      scope,
      "callbackRequests",
      typedSql(shownCallbackRow)`
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
      typedSql(callbackCountsRow)`
        select count(*) filter (where ${isDone(false)})::int as open, count(*) filter (where ${isDone(true)})::int as done
        ${requests(scope)}`,
    ),
});

export type CallbacksQueries = ReturnType<typeof makeCallbacksQueries>;
