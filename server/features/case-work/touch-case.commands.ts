import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Makes the function that records that a case has a new comment, which moves the case up in the lists, in the transaction of the comment. */
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
