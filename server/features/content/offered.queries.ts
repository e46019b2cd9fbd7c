import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";

const companyOf = (customerId: Id) => sql`(select company_id from customers where customer_id = ${customerId})`;

/**
 * SQL join of the version `v` of a row and its content `o`, limited to content that a clinic may see: ready content, and that of its
 * company.
 */
export const knownTo = (customerId: Id, rowId: string) => sql`
  join content_versions v on v.version_id = ${sql.ref(rowId)}
  join content o on o.content_id = v.content_id and (o.company_id is null or o.company_id = ${companyOf(customerId)})`;

/**
 * SQL condition: the version is offered to a clinic. It is the newest version of content that is not retired and is offered to this clinic,
 * and no published copy of the company replaces it.
 */
export const isOfferedTo = (customerId: Id) => sql<boolean>`(
  o.retired_at is null and (o.customer_ids is null or ${customerId} = any(o.customer_ids))
  and not exists (select from content_versions n where n.content_id = v.content_id and n.number > v.number)
  and not exists (select from content k where k.copy_of = o.content_id and o.company_id is null
    and k.company_id = ${companyOf(customerId)}
    and exists (select from content_versions w where w.content_id = k.content_id)))`;
