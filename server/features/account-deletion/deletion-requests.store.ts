import { type CompanyScope, type EveryScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { typedSql } from "../../platform/database/typed-sql.ts";
import { personRow } from "./account-deletion.queries.ts";

type ReaderScope = CompanyScope | EveryScope;

/** Returns the store of requests that match no record, as the super admin and the companies that may know the person see them. */
export const makeDeletionRequestsStore = (db: Database) => ({
  /** Returns a listed request of the scope, locked until the transaction ends. */
  lock: ({ rls }: ReaderScope, requestId: Id) =>
    db.row(
      { rls },
      "lockDeletionRequest",
      typedSql(personRow)`
        select first_name as firstname, last_name as lastname, dob, phone, coalesce(email, '') as email
        from deletion_requests where request_id = ${requestId} and unmatched_at is not null for update`,
    ),

  remove: ({ rls }: ReaderScope, requestId: Id): void =>
    db.write({ rls }, "removeListedRequest", sql`delete from deletion_requests where request_id = ${requestId}`),

  /** Removes a request from the list of a company; the super admin still sees it. */
  leave: ({ rls, companyId }: CompanyScope, requestId: Id): void =>
    db.write(
      // After the change the company does not see the row, and row-level security refuses such a change, so the system scope makes it.
      systemScope(rls.actor),
      "leaveDeletionRequest",
      sql`update deletion_requests set company_ids = array_remove(company_ids, ${companyId}::uuid) where request_id = ${requestId}`,
    ),

  /** Adds a request to the list of one more company; returns false when the company or the request does not exist. */
  send: ({ rls }: EveryScope, requestId: Id, companyId: Id) =>
    db.returnsRow(
      { rls },
      "sendDeletionRequest",
      sql`update deletion_requests set company_ids = array_append(array_remove(company_ids, ${companyId}::uuid), ${companyId}::uuid)
        where request_id = ${requestId} and unmatched_at is not null and exists (select from companies where company_id = ${companyId})
        returning request_id`,
    ),
});

export type DeletionRequestsStore = ReturnType<typeof makeDeletionRequestsStore>;
