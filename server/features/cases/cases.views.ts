import type { Id } from "@restride/domain/values/id.ts";
import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { messageType } from "@restride/domain/cases/case-values.ts";
import { type Database } from "../../platform/database/database.ts";
import { isUnread, lookOf } from "./unread.views.ts";

interface CaseStats {
  readonly unassigned: number;
  readonly assigned: number;
  readonly unresolved: number;
  readonly resolved: number;
  readonly notanissue: number;
  readonly total: number;
  readonly unread: number | null;
}

/** Where something unread is looked for; no surgeons stand for all. */
interface UnreadOf {
  readonly customerIds: readonly Id[];
  readonly viewerId: Id;
  readonly surgeonIds: readonly Id[] | null;
  readonly onlyMessages: boolean;
}

export const makeCasesViews = (db: Database) => ({
  /** Counts by status, and how many are unread to a viewer, which costs much more; null leaves it out. */
  acrossCustomersStats: async (scope: CompanyScope, customerIds: readonly Id[], unreadTo: Id | null) => {
    const unread = unreadTo === null ? sql`null::int` : sql`count(*) filter (where ${isUnread(unreadTo)})::int`;
    const count = (status: string) => sql`count(*) filter (where c.status = ${status})::int`;
    return db.one(
      scope,
      "caseStats",
      sql<CaseStats>`
        select ${count("Unassigned")} as unassigned, ${count("Assigned")} as assigned, ${count("Unresolved")} as unresolved,
          ${count("Resolved")} as resolved, ${count("NotAnIssue")} as notanissue, count(*)::int as total,
          ${unread} as unread
        from cases c ${unreadTo === null ? sql`` : lookOf(unreadTo)} where c.customer_id = any(${[...customerIds]}::uuid[]) and c.archived_at is null`,
    );
  },

  /** Whether anything in these clinics, or about these surgeons' patients, is unread to the viewer. */
  acrossCustomersAnyUnread: async (scope: CompanyScope | CustomerScope, { customerIds, viewerId, ...of }: UnreadOf) =>
    (
      await db.one(
        scope,
        "anyUnreadAcrossCustomers",
        sql<{ isNew: boolean }>`select exists (
          select from cases c ${lookOf(viewerId)}
            left join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id
          where c.customer_id = any(${customerIds}::uuid[]) and c.archived_at is null and ${isUnread(viewerId)}
            and (not ${of.onlyMessages}::boolean or c.type = ${messageType})
            and (${of.surgeonIds}::uuid[] is null or p.surgeon_id = any(${of.surgeonIds}::uuid[]))) as "isNew"`,
      )
    ).isNew,
});

export type CasesViews = ReturnType<typeof makeCasesViews>;
