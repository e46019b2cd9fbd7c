import { searchParts } from "@restride/domain/names/search-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { idsByContact, inCompanies, namedIds } from "../names/name-parts.lookups.ts";
import { customerRows, visibleCustomers, type CustomersScope } from "./customers.conditions.queries.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** SQL with the clinics that match a search, which is within one company: a super admin names it. An empty search matches all clinics. */
const matchingCustomers = (scope: CustomersScope, companyId: Id | null, search: string) => {
  const customers = visibleCustomers(scope, companyId);
  if (search === "") return customers;
  const searchedCompany = scope.kind === "every" ? companyId : scope.companyId;
  const place = inCompanies(sql`array[${searchedCompany}]::uuid[]`);
  return customers.where(
    sql<boolean>`c.customer_id = any(${namedIds("customer", searchParts(search), place)} || ${idsByContact("customerCode", search, place)})`,
  );
};

const timeZoneKnownRow = row({ known: column.boolean });

export const makeCustomersQueries = (db: Database) => ({
  acrossCustomersList: (scope: CustomersScope, companyId: Id | null, search: string, page: Page) =>
    db.rows(
      scope,
      "customersList",
      customerRows(matchingCustomers(scope, companyId, search))
        .orderBy("c.name")
        .orderBy("c.customer_id")
        .limit(page.pageSize)
        .offset(offsetOf(page)),
    ),

  acrossCustomersTotal: async (scope: CustomersScope, companyId: Id | null, search: string) =>
    (
      await db.one(
        scope,
        "customersTotal",
        matchingCustomers(scope, companyId, search).select(sql<number>`count(*)::int`.as("total")),
      )
    ).total,

  /** Returns the ids of the clinics, for the row-level security of their counts. */
  acrossCustomersIds: async (scope: CustomersScope, companyId: Id | null) =>
    (await db.rows(scope, "customerIds", visibleCustomers(scope, companyId).select("c.customer_id as id"))).map(
      ({ id }) => id,
    ),

  acrossCustomersById: (scope: CustomersScope, customerId: Id) =>
    db.row(
      scope,
      "customerById",
      customerRows(visibleCustomers(scope, null).where(sql<boolean>`c.customer_id = ${customerId}`)),
    ),

  /** Returns names to choose from: of all clinics, or of those mapped to a coach. */
  acrossCustomersNames: (scope: CustomersScope, companyId: Id | null, coachId: Id | null) =>
    db.rows(
      scope,
      "customerNames",
      visibleCustomers(scope, companyId)
        .where(
          sql<boolean>`(${coachId}::uuid is null or (c.company_id, c.customer_id) in (
            select u.company_id, unnest(u.associate_customers) from users u where u.user_id = ${coachId}))`,
        )
        .select(["c.customer_id as _id", "c.customer_id as id", "c.name"])
        .orderBy("c.name"),
    ),

  /** Returns whether another clinic, of any company, has the code. */
  acrossCustomersIsCodeTaken: (scope: EveryScope, code: string, exceptId: Id | null) =>
    db.returnsRow(
      scope,
      "customerCodeTaken",
      build
        .selectFrom("customers")
        .select("customer_id")
        .where("access_code", "=", code)
        .where(sql<boolean>`customer_id is distinct from ${exceptId}::uuid`),
    ),

  /** Returns whether PostgreSQL knows the time zone too, because it computes every clinic's day with its own table of zones. */
  isZoneKnown: async (scope: CustomersScope, timeZone: string) =>
    (
      await db.one(
        scope,
        "timeZoneKnown",
        typedSql(timeZoneKnownRow)`select exists (select from pg_timezone_names where name = ${timeZone}) as known`,
      )
    ).known,
});

export type CustomersQueries = ReturnType<typeof makeCustomersQueries>;
