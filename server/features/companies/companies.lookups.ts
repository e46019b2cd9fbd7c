import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

export const makeCompanies = (db: Database) => ({
  /** Returns whether a company exists, because a super admin may name any id. */
  exists: (scope: Scope, companyId: Id) =>
    db.returnsRow(
      scope,
      "companyIsThere",
      build
        .selectFrom("companies")
        .select("company_id")
        .where(sql<boolean>`company_id = ${companyId}`),
    ),
});

export type Companies = ReturnType<typeof makeCompanies>;
