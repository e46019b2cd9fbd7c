import type { CompanyScope, EveryScope } from "@restride/domain/access/scope.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const listedRequestRow = row({
  _id: column.id,
  firstname: column.text,
  lastname: column.text,
  dob: column.date,
  phone: column.text,
  email: column.text,
  requestedOn: column.text,
  companies: column.list(column.text),
});

type ReaderScope = CompanyScope | EveryScope;

/** SQL of the requests that a scope may see: those for its company, or all. */
const listedRequests = (scope: ReaderScope) => sql`
  from deletion_requests r where r.unmatched_at is not null
    ${scope.kind === "company" ? sql`and ${scope.companyId}::uuid = any(r.company_ids)` : sql``}`;

const deletionRequestsTotalRow = row({ total: column.number });

export const makeDeletionRequestsQueries = (db: Database) => ({
  acrossCustomersPage: (scope: ReaderScope, page: Page) =>
    db.rows(
      scope,
      "deletionRequests",
      typedSql(listedRequestRow)`
        select r.request_id as _id, r.first_name as firstname, r.last_name as lastname, r.dob, r.phone, coalesce(r.email, '') as email,
          r.requested_at as "requestedOn",
          array(select c.name from companies c where c.company_id = any(r.company_ids) order by c.name) as companies
        ${listedRequests(scope)} order by r.requested_at desc, r.request_id limit ${page.pageSize} offset ${offsetOf(page)}`,
    ),

  acrossCustomersTotal: async (scope: ReaderScope): Promise<number> =>
    (
      await db.one(
        scope,
        "deletionRequestsTotal",
        typedSql(deletionRequestsTotalRow)`select count(*)::int as total ${listedRequests(scope)}`,
      )
    ).total,
});

export type DeletionRequestsQueries = ReturnType<typeof makeDeletionRequestsQueries>;
