import { type CompanyScope, type EveryScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { typedSql } from "../../platform/database/typed-sql.ts";
import { personRow } from "./account-deletion.queries.ts";

type Reader = CompanyScope | EveryScope;

/** Requests that no record fits, as the super admin and the companies that may know the person have them. */
export const makeDeletionRequestsStore = (db: Database) => ({
  /** A listed request of the scope, locked until the transaction ends. */
  lock: ({ rls }: Reader, requestId: Id) =>
    db.row(
      { rls },
      "lockDeletionRequest",
      typedSql(personRow)`
        select first_name as firstname, last_name as lastname, dob, phone, coalesce(email, '') as email
        from deletion_requests where request_id = ${requestId} and unmatched_at is not null for update`,
    ),

  remove: ({ rls }: Reader, requestId: Id): void =>
    db.write({ rls }, "removeListedRequest", sql`delete from deletion_requests where request_id = ${requestId}`),

  /** Takes a request out of the list of a company; the super admin keeps it. */
  leave: ({ rls, companyId }: CompanyScope, requestId: Id): void =>
    db.write(
      // Afterwards the company does not see the row, and row-level security refuses such a change.
      systemScope(rls.actor),
      "leaveDeletionRequest",
      sql`update deletion_requests set company_ids = array_remove(company_ids, ${companyId}::uuid) where request_id = ${requestId}`,
    ),

  /** Lists a request for one company more; answers false where there is no such company or request. */
  send: ({ rls }: EveryScope, requestId: Id, companyId: Id) =>
    db.hits(
      { rls },
      "sendDeletionRequest",
      sql`update deletion_requests set company_ids = array_append(array_remove(company_ids, ${companyId}::uuid), ${companyId}::uuid)
        where request_id = ${requestId} and unmatched_at is not null and exists (select from companies where company_id = ${companyId})
        returning request_id`,
    ),
});

export type DeletionRequestsStore = ReturnType<typeof makeDeletionRequestsStore>;
