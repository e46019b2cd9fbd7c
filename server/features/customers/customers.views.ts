import type { CompanyScope, EveryScope } from "@restride/domain/access/scope.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

type Wide = CompanyScope | EveryScope;

interface Listed {
  readonly _id: string;
  readonly name: string;
  readonly accesscode: string;
  readonly logo: string | null;
  readonly contact: Record<string, string>;
  readonly address: Record<string, string>;
  readonly patients: number;
  readonly opencases: number;
}

const customersOf = (scope: Wide, companyId: string, search: string) => {
  let query = build.selectFrom("customers as c").where("c.company_id", "=", companyId);
  if (scope.kind === "company" && scope.customerIds !== null)
    query = query.where(sql<boolean>`c.customer_id = any(${[...scope.customerIds]}::uuid[])`);
  if (search !== "")
    query = query.where(
      sql<boolean>`(strpos(lower(c.name), lower(${search})) > 0 or lower(c.access_code) = lower(${search}))`,
    );
  return query;
};

export const makeCustomersViews = (db: Database) => ({
  acrossCustomersList: (scope: Wide, companyId: string, search: string, page: Page) =>
    db.rows(
      scope,
      "customersList",
      customersOf(scope, companyId, search)
        .select(["c.customer_id as _id", "c.name", "c.access_code as accesscode", "c.logo", "c.contact", "c.address"])
        .select(
          sql`(select count(*)::int from patients p where p.customer_id = c.customer_id and p.active)`.as("patients"),
        )
        .select(
          sql`(select count(*)::int from cases k where k.customer_id = c.customer_id and k.archived_at is null
               and k.status not in ('Resolved', 'NotAnIssue'))`.as("opencases"),
        )
        .orderBy("c.name")
        .limit(page.pageSize)
        .offset(offsetOf(page))
        .$castTo<Listed>(),
    ),

  acrossCustomersTotal: async (scope: Wide, companyId: string, search: string) =>
    (await db.row(
      scope,
      "customersTotal",
      customersOf(scope, companyId, search).select(sql<number>`count(*)::int`.as("total")),
    ))!.total,

  /** Ids of a company's clinics, to open the wall for their counts. */
  acrossCustomersIds: async (scope: Wide, companyId: string) =>
    (await db.rows(scope, "customerIds", customersOf(scope, companyId, "").select("c.customer_id as id"))).map(
      ({ id }) => id,
    ),
});

export type CustomersViews = ReturnType<typeof makeCustomersViews>;
