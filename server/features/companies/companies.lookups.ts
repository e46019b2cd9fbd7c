import type { CompanyScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

export const makeCompanies = (db: Database) => ({
  /** Whether the scope's company exists: a super admin may name any id. */
  isThere: async (scope: CompanyScope) =>
    (await db.row(
      scope,
      "companyIsThere",
      build.selectFrom("companies").select("company_id").where("company_id", "=", scope.companyId),
    )) !== undefined,
});

export type Companies = ReturnType<typeof makeCompanies>;
