import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

interface CompanyRow {
  readonly _id: Id;
  readonly name: string;
  readonly description: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly logo: string | null;
  readonly contact: Record<string, string>;
  readonly address: Record<string, string>;
  readonly autoimportevent: boolean;
  readonly version: number;
}

/** Companies whose names contain the search; the empty one is in each. */
const companiesNamed = (search: string) =>
  build.selectFrom("companies").where(sql<boolean>`strpos(lower(name), lower(${search})) > 0`);

const rows = (companies: ReturnType<typeof companiesNamed>) =>
  companies
    .select(["company_id as _id", "name", "description", "phone", "email", "logo", "contact", "address", "version"])
    .select("auto_import_events as autoimportevent")
    .$castTo<CompanyRow>();

export const makeCompaniesViews = (db: Database) => ({
  acrossCustomersList: (scope: EveryScope, search: string, page: Page) =>
    db.rows(
      scope,
      "companiesList",
      rows(companiesNamed(search)).orderBy("name").orderBy("company_id").limit(page.pageSize).offset(offsetOf(page)),
    ),

  acrossCustomersTotal: async (scope: EveryScope, search: string) =>
    (await db.row(scope, "companiesTotal", companiesNamed(search).select(sql<number>`count(*)::int`.as("total"))))!
      .total,

  acrossCustomersById: (scope: EveryScope, companyId: Id) =>
    db.row(scope, "companyById", rows(companiesNamed("")).where(sql<boolean>`company_id = ${companyId}`)),
});

export type CompaniesViews = ReturnType<typeof makeCompaniesViews>;
