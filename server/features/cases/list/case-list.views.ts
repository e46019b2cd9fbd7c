import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { CaseFilter, CaseSort } from "@restride/domain/cases/case-list.ts";
import { pressing } from "@restride/domain/cases/case-values.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { isNew, isUnread, isUrgent, lookOf } from "../unread.views.ts";

/** A row of the list, as the contract names it. */
interface ListedCase {
  readonly _id: Id;
  readonly caseNumber: string;
  readonly title: string;
  readonly summary: string;
  readonly status: string;
  readonly priority: string | null;
  readonly isNew: boolean;
  readonly unread: boolean;
  readonly urgent: boolean;
  readonly assignedTo: Id | null;
  readonly assignedToName: string | null;
  readonly customerId: Id;
  readonly customerName: string;
  readonly customerLogo: string;
  readonly patientId: Id | null;
  readonly patientName: string | null;
  readonly patientLastDigitOfPhone: string | null;
  readonly createdDate: string;
  readonly lastUpdated: string;
  readonly archived: boolean;
}

export interface CaseListRequest {
  readonly customerIds: readonly Id[];
  readonly viewerId: Id;
  readonly filter: CaseFilter;
  readonly sort: CaseSort;
  readonly page: Page;
}

/** What the list is narrowed by: nothing of it narrows that is not asked for. */
const wanted = ({ customerIds, filter, viewerId }: CaseListRequest): RawBuilder<boolean> => {
  const parts = [sql`c.customer_id = any(${customerIds}::uuid[])`];
  if (!filter.archived) parts.push(sql`c.archived_at is null`);
  if (filter.status?.length) parts.push(sql`c.status = any(${filter.status}::text[])`);
  if (filter.caseNumbers?.length) parts.push(sql`c.case_number = any(${filter.caseNumbers}::bigint[])`);
  if (filter.unread) parts.push(isUnread(viewerId));
  return sql`${sql.join(parts, sql` and `)}`;
};

const ranks = sql.lit(`{${pressing.join(",")}}`);
const rank = sql`coalesce(array_position(${ranks}::text[], c.priority), 0)`;

interface Keys {
  /** Whether a row is unread and urgent, and when it changed last. */
  readonly urgent: RawBuilder<unknown>;
  readonly changed: RawBuilder<unknown>;
}

/** Rows `c` in order: by the newest change, what is urgent comes first. */
const order = ({ field, order: turned }: CaseSort, { urgent, changed }: Keys): RawBuilder<unknown> => {
  const direction = sql.raw(turned === "ascend" ? "asc" : "desc");
  const first = field === "lastUpdated" && turned === "descend" ? sql`${urgent} desc, ` : sql``;
  const key = { lastUpdated: changed, caseNumber: sql`c.case_number`, priority: rank }[field];
  return sql`${first}${key} ${direction}, ${changed} desc, c.case_id`;
};

const changed = sql`greatest(c.updated_at, w.said_at)`;

const pageOf = (request: CaseListRequest) => {
  const { viewerId, page, sort } = request;
  const urgent = isUrgent(viewerId);
  return sql<ListedCase>`
    with page as (
      select c.*, ${changed} as touched_at, ${isNew(viewerId)} as is_new, ${isUnread(viewerId)} as is_unread, ${urgent} as is_urgent
      from cases c ${lookOf(viewerId)} where ${wanted(request)} order by ${order(sort, { urgent, changed })}
      limit ${page.pageSize} offset ${offsetOf(page)})
    select c.case_id as "_id", 'C-' || c.case_number as "caseNumber", c.type as title, c.summary, c.status, c.priority,
      c.is_new as "isNew", c.is_unread as unread, c.is_urgent as urgent, c.assigned_to as "assignedTo",
      (select s.firstname || ' ' || s.lastname from staff_card(c.assigned_to) s) as "assignedToName",
      c.customer_id as "customerId", k.name as "customerName", coalesce(k.logo, '') as "customerLogo",
      c.patient_id as "patientId", p.first_name || ' ' || p.last_name as "patientName",
      p.phone_last_four as "patientLastDigitOfPhone", c.created_at as "createdDate", c.touched_at as "lastUpdated",
      c.archived_at is not null as archived
    from page c join customers k on k.customer_id = c.customer_id
      left join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id
    order by ${order(sort, { urgent: sql`c.is_urgent`, changed: sql`c.touched_at` })}`;
};

export const makeCaseListViews = (db: Database) => ({
  /** A page of the cases of these clinics. */
  acrossCustomersPage: (scope: CompanyScope, request: CaseListRequest) =>
    db.rows(scope, "caseListAcrossCustomers", pageOf(request)),

  /** How many cases match on all pages. */
  acrossCustomersTotal: async (scope: CompanyScope, request: CaseListRequest): Promise<number> =>
    (
      await db.one(
        scope,
        "caseTotalAcrossCustomers",
        sql<{ total: number }>`select count(*)::int as total from cases c
          ${request.filter.unread ? lookOf(request.viewerId) : sql``} where ${wanted(request)}`,
      )
    ).total,
});

export type CaseListViews = ReturnType<typeof makeCaseListViews>;
