import { type Id, noId } from "@restride/domain/values/id.ts";
import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { type Database } from "../../platform/database/database.ts";
import { allCounted, isCounterFor, unreadCounted } from "./unread.queries.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";
import { isOfSurgeons, type SightLimits } from "../sight/sight.lookups.ts";

const caseStatsRow = row({
  unassigned: column.number,
  assigned: column.number,
  unresolved: column.number,
  resolved: column.number,
  notanissue: column.number,
  total: column.number,
  unread: column.number.nullable(),
});

/** Limits of a search for unread cases: about the patients of one surgeon, or of all with null. */
interface UnreadOf extends SightLimits {
  readonly customerIds: readonly Id[];
  readonly viewerId: Id;
  readonly surgeonId: Id | null;
  readonly onlyMessages: boolean;
}

const anyUnreadRow = row({ isNew: column.boolean });

export const makeCasesQueries = (db: Database) => ({
  /** Returns counts by status, and with a viewer also the number of cases that are unread to them. */
  acrossCustomersStats: (scope: CompanyScope, customerIds: readonly Id[], unreadTo: Id | null) => {
    const count = (status: string) =>
      sql`coalesce(sum(t.cases) filter (where t.user_id = ${noId}::uuid and t.status = ${status}), 0)::int`;
    return db.one(
      scope,
      "caseStats",
      typedSql(caseStatsRow)`
        select ${count("Unassigned")} as unassigned, ${count("Assigned")} as assigned, ${count("Unresolved")} as unresolved,
          ${count("Resolved")} as resolved, ${count("NotAnIssue")} as notanissue, ${allCounted} as total,
          ${unreadTo === null ? sql`null::int` : unreadCounted} as unread
        from case_counters t where t.customer_id = any(${[...customerIds]}::uuid[]) and not t.is_archived and ${isCounterFor(unreadTo ?? noId)}`,
    );
  },

  /** Returns whether any case in these clinics, or about these surgeons' patients, is unread to the viewer. */
  acrossCustomersAnyUnread: async (scope: CompanyScope | CustomerScope, { customerIds, viewerId, ...of }: UnreadOf) =>
    (
      await db.one(
        scope,
        "anyUnreadAcrossCustomers",
        typedSql(anyUnreadRow)`select ${unreadCounted} > 0 as "isNew" from case_counters t
          where t.customer_id = any(${customerIds}::uuid[]) and not t.is_archived and ${isCounterFor(viewerId)}
            and (not ${of.onlyMessages}::boolean or t.surgeon_id <> ${noId}::uuid)
            and (${of.surgeonId}::uuid is null or t.surgeon_id = ${of.surgeonId}::uuid) and ${isOfSurgeons(of, "t.surgeon_id")}`,
      )
    ).isNew,
});

export type CasesQueries = ReturnType<typeof makeCasesQueries>;
