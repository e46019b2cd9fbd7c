import { type Id, noId } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";

/** Alias of a listed case in a statement: `l`, or `o` for another case beside it. */
export type CaseAlias = "l" | "o";

const viewOf = (viewerId: Id, l: RawBuilder<unknown>) => sql`case_views v
  where v.customer_id = ${l}.customer_id and v.case_id = ${l}.case_id and v.user_id = ${viewerId}::uuid`;

/** SQL condition: somebody else opened the case `c`, listed as `l`, and the viewer has never viewed it. */
export const isNew = (viewerId: Id): RawBuilder<boolean> =>
  sql`(c.created_by is distinct from ${viewerId}::uuid and (select true from ${viewOf(viewerId, sql`l`)}) is null)`;

/**
 * SQL condition: somebody else wrote the last comment of a case, since the viewer viewed it; an answer counts as reading. It is checked for
 * a few cases, one by one: with `exists`, PostgreSQL might first read everything that the viewer ever read.
 */
export const isUnread = (viewerId: Id, alias: CaseAlias = "l"): RawBuilder<boolean> => {
  const l = sql.raw(alias);
  return sql`((select true from case_reads r
    where r.customer_id = ${l}.customer_id and r.user_id = ${viewerId}::uuid and r.case_id = ${l}.case_id) is null)`;
};

/** SQL condition: an unread case has an urgent comment of somebody else that the viewer has not seen. */
export const isUrgent = (viewerId: Id, alias: CaseAlias = "l"): RawBuilder<boolean> =>
  sql`(${sql.raw(alias)}.urgent_at is not null and ${isUnread(viewerId, alias)} and ${hasUrgent(viewerId, alias)})`;

/** SQL condition like `isUrgent`, for a case that is known to be unread. */
export const hasUrgent = (viewerId: Id, listed: CaseAlias = "l"): RawBuilder<boolean> => {
  const l = sql.raw(listed);
  return sql`((select true from case_comments m where m.customer_id = ${l}.customer_id and m.case_id = ${l}.case_id and m.is_urgent
      and m.deleted_at is null and m.author_id is distinct from ${viewerId}::uuid
      and m.commented_at > coalesce((select v.viewed_at from ${viewOf(viewerId, l)}), '-infinity') limit 1) is not null)`;
};

/** SQL over counters `t` of all cases and of those that a viewer has read: the number of cases, and the number of unread ones. */
export const allCounted = sql<number>`coalesce(sum(t.cases) filter (where t.user_id = ${noId}::uuid), 0)::int`;
export const unreadCounted = sql<number>`coalesce(sum(case when t.user_id = ${noId}::uuid then t.cases else -t.cases end), 0)::int`;

/** SQL condition: a counter `t` counts all cases, or those that the viewer has read. */
export const isCounterFor = (viewerId: Id): RawBuilder<boolean> => sql`t.user_id = any(${[noId, viewerId]}::uuid[])`;
