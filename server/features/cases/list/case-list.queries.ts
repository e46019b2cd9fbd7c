import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { CaseFilter, CaseSort } from "@restride/domain/cases/case-filter.ts";
import { type CaseStatus, caseStatuses } from "@restride/domain/case-states/case-status.ts";
import { pressing } from "@restride/domain/cases/case-values.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { firstListed, oneOf, type Parts } from "../first-listed.queries.ts";
import { allCounted, hasUrgent, isNew, isCounterFor, isUnread, isUrgent, unreadCounted } from "../unread.queries.ts";
import { column, row, typedSql } from "../../../platform/database/typed-sql.ts";

/** A row of the list, with the field names of the GraphQL schema. */
const listedCaseRow = row({
  _id: column.id,
  caseNumber: column.text,
  title: column.text,
  summary: column.text,
  status: column.text,
  priority: column.text.nullable(),
  isNew: column.boolean,
  unread: column.boolean,
  urgent: column.boolean,
  assignedTo: column.id.nullable(),
  assignedToName: column.text.nullable(),
  customerId: column.id,
  customerName: column.text,
  customerLogo: column.text,
  patientId: column.id.nullable(),
  patientName: column.text.nullable(),
  patientLastDigitOfPhone: column.text.nullable(),
  createdDate: column.text,
  lastUpdated: column.text,
  archived: column.boolean,
});

export interface CaseListRequest {
  /** The company, if these are all of its clinics. */
  readonly companyId?: Id | undefined;
  readonly customerIds: readonly Id[];
  readonly viewerId: Id;
  readonly filter: CaseFilter;
  readonly sort: CaseSort;
  readonly page: Page;
}

/** SQL rows of the archive states that the list shows. Archived cases are parts of their own. */
const archiveStates = ({ filter }: CaseListRequest): RawBuilder<unknown> =>
  oneOf("a (is_archived)", filter.archived ? [false, true] : [false]);
const hasCaseNumber = ({ filter }: CaseListRequest): RawBuilder<unknown> =>
  filter.caseNumbers?.length ? sql`and l.case_number = any(${filter.caseNumbers}::bigint[])` : sql``;

/** Where listed cases are looked for: in each clinic `k`, or in the company as a whole. */
interface Place {
  /** The rows that define the places. */
  readonly places: RawBuilder<unknown>;
  /** Condition for a listed case `l` to be there. */
  readonly isThere: RawBuilder<unknown>;
  /** SQL with the counters `t` of a place. */
  readonly counters: RawBuilder<unknown>;
}

/**
 * Returns the places of a list: each clinic; or the company, and the cases whose company `join-cases` has not written yet. Of a company, an index has
 * each status.
 */
const placesOf = ({ companyId, customerIds }: CaseListRequest): readonly Place[] => {
  const ids = sql`${customerIds}::uuid[]`;
  if (companyId === undefined)
    return [
      {
        places: sql`unnest(${ids}) k (customer_id)`,
        isThere: sql`l.customer_id = k.customer_id`,
        counters: sql`case_counters t where t.customer_id = k.customer_id`,
      },
    ];
  const ofCompany = {
    places: sql`(values (1)) one (place)`,
    counters: sql`company_case_counters t where t.company_id = ${companyId}`,
  };
  return [
    { ...ofCompany, isThere: sql`l.company_id = ${companyId}` },
    { ...ofCompany, isThere: sql`l.company_id is null and l.customer_id = any(${ids})` },
  ];
};

/** SQL that counts the unread cases of a place in the archive state `a`. */
const unreadAmong = ({ counters }: Place, viewerId: Id, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${unreadCounted} from ${counters} and t.is_archived = a.is_archived and ${isCounterFor(viewerId)} and ${condition})`;

const directionOf = ({ order }: CaseSort) => sql.raw(order === "ascend" ? "asc" : "desc");
const newestFirst = sql`l.touched_at desc, l.case_id`;

/** SQL order inside a part, which an index has. */
const orderInside = (sort: CaseSort): RawBuilder<unknown> => {
  if (sort.field === "caseNumber") return sql`l.case_number ${directionOf(sort)}`;
  return sort.field === "lastUpdated" && sort.order === "ascend" ? sql`l.touched_at, l.case_id desc` : newestFirst;
};

const ranks = sql.lit(`{${pressing.join(",")}}`);

/** SQL order of the list; urgent cases come first in a list ordered by the newest change. */
const orderOf = (sort: CaseSort): RawBuilder<unknown> => {
  if (sort.field === "priority")
    return sql`coalesce(array_position(${ranks}::text[], l.priority), 0) ${directionOf(sort)}, ${newestFirst}`;
  return isUrgentFirst(sort) ? sql`l.is_urgent desc, ${newestFirst}` : orderInside(sort);
};

const isUrgentFirst = ({ field, order }: CaseSort): boolean => field === "lastUpdated" && order === "descend";

/** Returns the statuses by which a list is parted: those of its filter, or all where an index has each of them. */
const statusesOf = ({ companyId, filter, sort }: CaseListRequest): readonly CaseStatus[] => {
  if (filter.status?.length) return filter.status;
  return companyId !== undefined || sort.field === "priority" ? caseStatuses : [];
};
const isOfStatus = (request: CaseListRequest) =>
  statusesOf(request).length > 0 ? sql`t.status = s.status` : sql`true`;

/** SQL condition: a case `l` has a priority `r`. The range tells PostgreSQL that few have, even where nobody uses priorities: the index by them is best. */
const isOfPriority = sql`l.priority = r.priority and l.priority between r.priority and r.priority`;

/** Returns a part for each archive state of a place, and for each status and priority by which the list is filtered or sorted. */
const listParts = (request: CaseListRequest, place: Place): Parts => {
  const { filter, sort, viewerId } = request;
  const statuses = statusesOf(request);
  const of = [place.places, archiveStates(request)];
  const has = [sql`${place.isThere} and l.is_archived = a.is_archived ${hasCaseNumber(request)}`];
  if (statuses.length > 0) {
    of.push(oneOf("s (status)", statuses));
    has.push(sql`l.status = s.status`);
  }
  if (sort.field === "priority") {
    of.push(oneOf("r (priority)", ["", ...pressing]));
    has.push(isOfPriority);
  }
  return {
    parts: sql.join(of),
    isInPart: sql.join(has, sql` and `),
    ...(filter.unread && { where: isUnread(viewerId), maxRows: unreadAmong(place, viewerId, isOfStatus(request)) }),
    order: orderInside(sort),
  };
};

/** Returns the same parts, with only those cases that ever had an urgent comment. */
const urgentParts = (request: CaseListRequest, place: Place): Parts => {
  const allParts = listParts(request, place);
  return {
    ...allParts,
    isInPart: sql`${allParts.isInPart} and l.urgent_at is not null`,
    where: isUnread(request.viewerId),
    maxRows: unreadAmong(place, request.viewerId, sql`t.is_urgent and ${isOfStatus(request)}`),
  };
};

/** SQL with the first cases of each part in all places. */
const firstOf = (
  request: CaseListRequest,
  partsOf: typeof listParts,
  condition: RawBuilder<unknown>,
  limit: number | null,
): RawBuilder<unknown> =>
  sql.join(
    placesOf(request).map((place) => firstListed(partsOf(request, place), condition, limit)),
    sql` union all `,
  );

/** SQL with the page `l`. Urgent cases come first, and are excluded from the rest. */
const pageKeys = (request: CaseListRequest): RawBuilder<unknown> => {
  const { viewerId, page, sort } = request;
  const [offset, order] = [offsetOf(page), orderOf(sort)];
  const end = offset + page.pageSize;
  const bounds = sql`order by ${order} limit ${page.pageSize} offset ${offset}`;
  if (!isUrgentFirst(sort))
    return sql`l as (select l.*, ${isUrgent(viewerId)} as is_urgent
      from (select * from (${firstOf(request, listParts, sql`true`, end)}) l ${bounds}) l)`;
  const isLeft = sql`l.case_id <> all (array(select case_id from urgent))`;
  return sql`urgent as (${firstOf(request, urgentParts, hasUrgent(viewerId), end)}),
    l as (select * from (select *, true as is_urgent from urgent union all
      select *, false from (${firstOf(request, listParts, isLeft, end)}) l) l ${bounds})`;
};

const pageOf = (request: CaseListRequest) => {
  const { viewerId, sort } = request;
  return typedSql(listedCaseRow)`
    with ${pageKeys(request)}
    select c.case_id as "_id", 'C-' || c.case_number as "caseNumber", c.type as title, c.summary, c.status, c.priority,
      ${isNew(viewerId)} as "isNew", ${isUnread(viewerId)} as unread, l.is_urgent as urgent, c.assigned_to as "assignedTo",
      (select s.firstname || ' ' || s.lastname from staff_card(c.assigned_to) s) as "assignedToName",
      c.customer_id as "customerId", k.name as "customerName", coalesce(k.logo, '') as "customerLogo",
      c.patient_id as "patientId", p.first_name || ' ' || p.last_name as "patientName",
      p.phone_last_four as "patientLastDigitOfPhone", c.created_at as "createdDate", l.touched_at as "lastUpdated",
      l.is_archived as archived
    from l join cases c on c.customer_id = l.customer_id and c.case_id = l.case_id
      join customers k on k.customer_id = l.customer_id
      left join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id
    order by ${orderOf(sort)}`;
};

const totalOfRow = row({ total: column.number });

/** SQL with the number of matching cases on all pages. It comes from stored counters, or from a count of the rows when case numbers are given. */
const totalOf = (request: CaseListRequest) => {
  const { companyId, customerIds, filter, viewerId } = request;
  if (filter.caseNumbers?.length)
    return typedSql(totalOfRow)`select count(*)::int as total from (${firstOf(request, listParts, sql`true`, null)}) l`;
  return typedSql(totalOfRow)`select ${filter.unread ? unreadCounted : allCounted} as total
    from ${companyId === undefined ? sql`case_counters t where t.customer_id = any(${customerIds}::uuid[])` : sql`company_case_counters t where t.company_id = ${companyId}`}
      and ${isCounterFor(viewerId)}
      ${filter.archived ? sql`` : sql`and not t.is_archived`} 
      ${filter.status?.length ? sql`and t.status = any(${filter.status}::text[])` : sql``}`;
};

export const makeCaseListQueries = (db: Database) => ({
  /** Returns a page of the cases of these clinics. */
  acrossCustomersPage: (scope: CompanyScope, request: CaseListRequest) =>
    db.rows(scope, "caseListAcrossCustomers", pageOf(request)),

  acrossCustomersTotal: async (scope: CompanyScope, request: CaseListRequest): Promise<number> =>
    (await db.one(scope, "caseTotalAcrossCustomers", totalOf(request))).total,
});

export type CaseListQueries = ReturnType<typeof makeCaseListQueries>;
