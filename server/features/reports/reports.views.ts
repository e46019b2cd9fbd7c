import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

export const makeReportsViews = (db: Database) => ({
  clinicName: async (scope: CustomerScope) =>
    (
      await db.one(
        scope,
        "clinicName",
        build.selectFrom("customers").select("name").where("customer_id", "=", scope.customerId),
      )
    ).name,
});

export type ReportsViews = ReturnType<typeof makeReportsViews>;
