import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

export const makeSurgeonsViews = (db: Database) => ({
  names: (scope: CustomerScope) =>
    db.rows(
      scope,
      "surgeonNames",
      build
        .selectFrom("surgeons")
        .select(["surgeon_id as _id", "name"])
        .where("customer_id", "=", scope.customerId)
        .where("deleted_at", "is", null)
        .orderBy("last_name")
        .orderBy("first_name"),
    ),
});

export type SurgeonsViews = ReturnType<typeof makeSurgeonsViews>;
