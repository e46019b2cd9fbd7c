import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { messageType } from "@restride/domain/cases/case-values.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { isUnread, lookOf } from "./unread.views.ts";

/** What other features ask of cases. */
export const makeCaseLookups = (db: Database) => ({
  /** How many messages about a surgeon's patients are unread to the viewer. */
  unreadOfSurgeon: async (scope: CustomerScope, surgeonId: Id): Promise<number> =>
    (
      await db.one(
        scope,
        "unreadOfSurgeon",
        sql<{ unread: number }>`
        select count(*)::int as unread
        from patients p join cases c on c.customer_id = p.customer_id and c.patient_id = p.patient_id ${lookOf(scope.userId)}
        where p.customer_id = ${scope.customerId} and p.surgeon_id = ${surgeonId}
          and c.type = ${messageType} and c.archived_at is null and ${isUnread(scope.userId)}`,
      )
    ).unread,
});

export type CaseLookups = ReturnType<typeof makeCaseLookups>;
