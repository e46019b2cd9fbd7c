import { type Id, noId } from "@restride/domain/values/id.ts";
import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { type Database } from "../../platform/database/database.ts";
import { allTallied, isTalliedFor, unreadTallied } from "./unread.queries.ts";

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

export const makeCasesQueries = (db: Database) => ({
  /** Counts by status, and if a viewer is named how many are unread to them. */
  acrossCustomersStats: (scope: CompanyScope, customerIds: readonly Id[], unreadTo: Id | null) => {
    const count = (status: string) =>
      sql`coalesce(sum(t.cases) filter (where t.user_id = ${noId}::uuid and t.status = ${status}), 0)::int`;
    return db.one(
      scope,
      "caseStats",
      sql<CaseStats>`
        select ${count("Unassigned")} as unassigned, ${count("Assigned")} as assigned, ${count("Unresolved")} as unresolved,
          ${count("Resolved")} as resolved, ${count("NotAnIssue")} as notanissue, ${allTallied} as total,
          ${unreadTo === null ? sql`null::int` : unreadTallied} as unread
        from case_tallies t where t.customer_id = any(${[...customerIds]}::uuid[]) and not t.is_archived and ${isTalliedFor(unreadTo ?? noId)}`,
    );
  },

  /** Whether anything in these clinics, or about these surgeons' patients, is unread to the viewer. */
  acrossCustomersAnyUnread: async (scope: CompanyScope | CustomerScope, { customerIds, viewerId, ...of }: UnreadOf) =>
    (
      await db.one(
        scope,
        "anyUnreadAcrossCustomers",
        sql<{ isNew: boolean }>`select ${unreadTallied} > 0 as "isNew" from case_tallies t
          where t.customer_id = any(${customerIds}::uuid[]) and not t.is_archived and ${isTalliedFor(viewerId)}
            and (not ${of.onlyMessages}::boolean or t.surgeon_id <> ${noId}::uuid)
            and (${of.surgeonIds}::uuid[] is null or t.surgeon_id = any(${of.surgeonIds}::uuid[]))`,
      )
    ).isNew,
});

export type CasesQueries = ReturnType<typeof makeCasesQueries>;
