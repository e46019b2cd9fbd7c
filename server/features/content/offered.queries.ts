import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";

const companyOf = (customerId: Id) => sql`(select company_id from customers where customer_id = ${customerId})`;

/** Joins the version `v` of a row and its content `o`, where a clinic may know it: what is ready, and what is its company's. */
export const knownTo = (customerId: Id, rowId: string) => sql`
  join content_versions v on v.version_id = ${sql.ref(rowId)}
  join content o on o.content_id = v.content_id and (o.company_id is null or o.company_id = ${companyOf(customerId)})`;

/**
 * Whether that version is offered to a clinic: the newest of what is not retired. A company's published copy takes the place of what
 * is ready.
 */
export const isOfferedTo = (customerId: Id) => sql<boolean>`(
  o.retired_at is null and (o.customer_ids is null or ${customerId} = any(o.customer_ids))
  and not exists (select from content_versions n where n.content_id = v.content_id and n.number > v.number)
  and not exists (select from content k where k.copy_of = o.content_id and o.company_id is null
    and k.company_id = ${companyOf(customerId)}
    and exists (select from content_versions w where w.content_id = k.content_id)))`;
