import type { EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";

export const makeCaseCompaniesStore = (db: Database) => ({
  /** Writes the company of some listed cases that have none. Returns false when there were none, but for cases that somebody is changing. */
  acrossCustomersJoinCases: (scope: EveryScope, limit: number): Promise<boolean> =>
    db.returnsRow(
      scope,
      "joinCasesToCompanies",
      sql`
        update listed_cases l set company_id = company_of(l.customer_id)
        from (select customer_id, case_id from listed_cases where company_id is null limit ${limit} for update skip locked) n
        where (l.customer_id, l.case_id) = (n.customer_id, n.case_id) returning 1`,
    ),
});

export type CaseCompaniesStore = ReturnType<typeof makeCaseCompaniesStore>;
