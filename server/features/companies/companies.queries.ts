import { searchParts } from "@restride/domain/names/search-form.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { inCustomers, namedIds } from "../names/name-parts.lookups.ts";

/** SQL with the companies whose name matches the search; an empty search matches all. Companies belong to no clinic. */
const matchingCompanies = (search: string) => {
  const [companies, parts] = [build.selectFrom("companies"), searchParts(search)];
  return parts.length === 0
    ? companies
    : companies.where(
        sql<boolean>`company_id = any(${namedIds("company", parts, inCustomers(sql`array[${noId}]::uuid[]`))})`,
      );
};

const rows = (companies: ReturnType<typeof matchingCompanies>) =>
  companies
    .select(["company_id as _id", "name", "description", "phone", "email", "logo", "contact", "address", "version"])
    .select("auto_import_events as autoimportevent");

export const makeCompaniesQueries = (db: Database) => ({
  acrossCustomersList: (scope: EveryScope, search: string, page: Page) =>
    db.rows(
      scope,
      "companiesList",
      rows(matchingCompanies(search)).orderBy("name").orderBy("company_id").limit(page.pageSize).offset(offsetOf(page)),
    ),

  acrossCustomersTotal: async (scope: EveryScope, search: string) =>
    (await db.row(scope, "companiesTotal", matchingCompanies(search).select(sql<number>`count(*)::int`.as("total"))))!
      .total,

  acrossCustomersById: (scope: EveryScope, companyId: Id) =>
    db.row(scope, "companyById", rows(matchingCompanies("")).where(sql<boolean>`company_id = ${companyId}`)),
});

export type CompaniesQueries = ReturnType<typeof makeCompaniesQueries>;
