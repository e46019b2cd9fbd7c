import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { isTalliedFor, unreadTallied } from "./unread.views.ts";

/** What other features ask of cases. */
export const makeCaseLookups = (db: Database) => ({
  /** How many messages about a surgeon's patients are unread to the viewer. */
  unreadOfSurgeon: async (scope: CustomerScope, surgeonId: Id): Promise<number> =>
    (
      await db.one(
        scope,
        "unreadOfSurgeon",
        sql<{ unread: number }>`
          select ${unreadTallied} as unread from case_tallies t
          where t.customer_id = ${scope.customerId} and t.surgeon_id = ${surgeonId} and not t.is_archived
            and ${isTalliedFor(scope.userId)}`,
      )
    ).unread,
});

export type CaseLookups = ReturnType<typeof makeCaseLookups>;
