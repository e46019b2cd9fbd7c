import type { EveryScope } from "@restride/domain/access/scope.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

interface Listed {
  readonly _id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly contact: Record<string, string>;
  readonly address: Record<string, string>;
}

const companiesNamed = (search: string) => {
  const query = build.selectFrom("companies");
  return search === "" ? query : query.where(sql<boolean>`strpos(lower(name), lower(${search})) > 0`);
};

export const makeCompaniesViews = (db: Database) => ({
  acrossCustomersList: (scope: EveryScope, search: string, page: Page) =>
    db.rows(
      scope,
      "companiesList",
      companiesNamed(search)
        .select(["company_id as _id", "name", "phone", "email", "contact", "address"])
        .orderBy("name")
        .limit(page.pageSize)
        .offset(offsetOf(page))
        .$castTo<Listed>(),
    ),

  acrossCustomersTotal: async (scope: EveryScope, search: string) =>
    (await db.row(scope, "companiesTotal", companiesNamed(search).select(sql<number>`count(*)::int`.as("total"))))!
      .total,
});

export type CompaniesViews = ReturnType<typeof makeCompaniesViews>;
