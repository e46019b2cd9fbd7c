import type { Id } from "@restride/domain/values/id.ts";
import type { CompanyScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

export const makeCasesViews = (db: Database) => ({
  /** Counts by status, and how many say something that the viewer did not write and has not looked at. */
  acrossCustomersStats: async (scope: CompanyScope, customerIds: readonly Id[], viewerId: Id) => {
    const count = (status: string) => sql<number>`count(*) filter (where status = ${status})::int`;
    const unread = sql<number>`count(*) filter (where created_by is distinct from ${viewerId}::uuid
      and not exists (select from case_views v where v.customer_id = cases.customer_id and v.case_id = cases.case_id
        and v.user_id = ${viewerId}::uuid and v.viewed_at >= cases.created_at))::int`;
    return (await db.row(
      scope,
      "caseStats",
      build
        .selectFrom("cases")
        .select([count("Unassigned").as("unassigned"), count("Assigned").as("assigned")])
        .select([count("Unresolved").as("unresolved"), count("Resolved").as("resolved")])
        .select([count("NotAnIssue").as("notanissue"), sql<number>`count(*)::int`.as("total"), unread.as("unread")])
        .where(sql<boolean>`customer_id = any(${[...customerIds]}::uuid[])`)
        .where("archived_at", "is", null),
    ))!;
  },
});

export type CasesViews = ReturnType<typeof makeCasesViews>;
