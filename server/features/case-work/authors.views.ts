import type { Scope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** Who writes in cases. */
export const makeCaseAuthors = (db: Database) => ({
  nameOf: async (scope: Scope, userId: Id): Promise<string> =>
    (
      await db.one(
        scope,
        "nameOfAuthor",
        sql<{ name: string }>`select firstname || ' ' || lastname as name from staff_card(${userId})`,
      )
    ).name,
});

export type CaseAuthors = ReturnType<typeof makeCaseAuthors>;
