import { type Id, noId } from "@restride/domain/values/id.ts";
import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import { type RawBuilder, sql } from "kysely";
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

/** SQL with counts by status from counters, and with a viewer also the number of cases that are unread to them. */
const statsFrom = (counters: RawBuilder<unknown>, unreadTo: Id | null) => {
  const count = (status: string) =>
    sql`coalesce(sum(t.cases) filter (where t.user_id = ${noId}::uuid and t.status = ${status}), 0)::int`;
  return typedSql(caseStatsRow)`
    select ${count("Unassigned")} as unassigned, ${count("Assigned")} as assigned, ${count("Unresolved")} as unresolved,
      ${count("Resolved")} as resolved, ${count("NotAnIssue")} as notanissue, ${allCounted} as total,
      ${unreadTo === null ? sql`null::int` : unreadCounted} as unread
    from ${counters} and ${isCounterFor(unreadTo ?? noId)}`;
};

const countersOfCompany = ({ companyId }: CompanyScope) =>
  sql`company_case_counters t where t.company_id = ${companyId} and not t.is_archived`;

export const makeCasesQueries = (db: Database) => ({
  /** Returns counts by status, and with a viewer also the number of cases that are unread to them. */
  acrossCustomersStats: (scope: CompanyScope, customerIds: readonly Id[], unreadTo: Id | null) =>
    db.one(
      scope,
      "caseStats",
      statsFrom(
        sql`case_counters t where t.customer_id = any(${[...customerIds]}::uuid[]) and not t.is_archived`,
        unreadTo,
      ),
    ),

  /** Returns the same of all clinics of the company. */
  acrossCustomersStatsOfCompany: (scope: CompanyScope, unreadTo: Id | null) =>
    db.one(scope, "caseStatsOfCompany", statsFrom(countersOfCompany(scope), unreadTo)),

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

  /** Returns whether any case of the company is unread to the viewer. */
  acrossCustomersAnyUnreadOfCompany: async (scope: CompanyScope, viewerId: Id) =>
    (
      await db.one(
        scope,
        "anyUnreadOfCompany",
        typedSql(anyUnreadRow)`select ${unreadCounted} > 0 as "isNew" from ${countersOfCompany(scope)}
          and ${isCounterFor(viewerId)}`,
      )
    ).isNew,
});

export type CasesQueries = ReturnType<typeof makeCasesQueries>;
