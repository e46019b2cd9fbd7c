import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";

/** Beside a case `c`: its last words `w`, and the viewer's last look at it, `v`. */
export const lookOf = (viewerId: Id): RawBuilder<unknown> =>
  sql`join case_last_words w on w.customer_id = c.customer_id and w.case_id = c.case_id
    left join case_views v on v.customer_id = c.customer_id and v.case_id = c.case_id and v.user_id = ${viewerId}::uuid`;

const looked = sql`coalesce(v.viewed_at, '-infinity')`;

/** Whether somebody else opened a case that the viewer has never looked at. */
export const isNew = (viewerId: Id): RawBuilder<boolean> =>
  sql`(c.created_by is distinct from ${viewerId}::uuid and v.viewed_at is null)`;

/** Whether somebody else said the last word in a case, since the viewer looked: who answers has read. */
export const isUnread = (viewerId: Id): RawBuilder<boolean> =>
  sql`(w.said_by is distinct from ${viewerId}::uuid and w.said_at > ${looked})`;

/** Whether an unread case holds an urgent comment of somebody else that the viewer has not seen. */
export const isUrgent = (viewerId: Id): RawBuilder<boolean> =>
  sql`(w.urgent_at is not null and w.urgent_at > ${looked} and ${isUnread(viewerId)}
    and exists (select from case_comments m where m.customer_id = c.customer_id and m.case_id = c.case_id and m.is_urgent
      and m.deleted_at is null and m.author_id is distinct from ${viewerId}::uuid and m.said_at > ${looked}))`;
