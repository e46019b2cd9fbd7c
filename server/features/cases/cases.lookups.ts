import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** What other features ask of cases. */
export const makeCaseLookups = (db: Database) => ({
  /** How many messages about a surgeon's patients the viewer did not write and has not looked at. */
  unreadOfSurgeon: async (scope: CustomerScope, surgeonId: Id): Promise<number> =>
    (
      await db.one(
        scope,
        "unreadOfSurgeon",
        sql<{ unread: number }>`
        select count(*)::int as unread
        from patients p join cases c on c.customer_id = p.customer_id and c.patient_id = p.patient_id
        where p.customer_id = ${scope.customerId} and p.surgeon_id = ${surgeonId}
          and c.type = 'Surgeon Message' and c.archived_at is null and c.created_by is distinct from ${scope.userId}::uuid
          and not exists (select from case_views v where v.customer_id = c.customer_id and v.case_id = c.case_id
            and v.user_id = ${scope.userId}::uuid and v.viewed_at >= c.created_at)`,
      )
    ).unread,
});

export type CaseLookups = ReturnType<typeof makeCaseLookups>;
