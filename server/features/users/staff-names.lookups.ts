import type { Scope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** The name of a colleague, who may be of the company; empty once the account is gone. */
export const makeNameOfStaff =
  (db: Database) =>
  async (scope: Scope, userId: Id): Promise<string> =>
    (
      await db.row(
        scope,
        "nameOfStaff",
        sql<{ name: string }>`select firstname || ' ' || lastname as name from staff_card(${userId})`,
      )
    )?.name ?? "";

export type NameOfStaff = ReturnType<typeof makeNameOfStaff>;
