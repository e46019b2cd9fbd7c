import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Notes that something was said in a case, with which it goes up in the lists: both hold together. */
export const makeTouchCase =
  (db: Database) =>
  (scope: CustomerScope, caseId: Id, at: string): void =>
    db.write(
      scope,
      "touchCase",
      build
        .updateTable("cases")
        .set({ updated_at: at })
        .where("customer_id", "=", scope.customerId)
        .where("case_id", "=", caseId),
    );

export type TouchCase = ReturnType<typeof makeTouchCase>;
