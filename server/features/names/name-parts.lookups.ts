import { contactForm } from "@restride/domain/names/contact-parts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import type { ContactKind, NameKind } from "./name-kinds.ts";

/**
 * The last code point of Unicode: every text that begins with a prefix is between the prefix and the prefix with this character appended.
 */
const lastLetter = "\u{10FFFF}";

/** SQL condition: a column begins with a text. It is a range, for which an index works under row-level security too. */
export const beginsWith = (column: RawBuilder<unknown>, text: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${column} >= ${text} and ${column} < ${text} || ${sql.lit(lastLetter)}`;

const hasPart = (name: RawBuilder<unknown>, part: RawBuilder<unknown>) =>
  sql`exists (select from name_parts n where ${name} and ${beginsWith(sql`n.part`, part)})`;

/** SQL condition: names `f` of these clinics. Names of company users and of companies belong to none, which is the nil customer. */
export const inCustomers = (ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`f.customer_id = any (${ids})`;

/** SQL condition: names `f` of customers and company users of these companies. */
export const inCompanies = (ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`f.company_id is not null and f.company_id = any (${ids})`;

/** SQL with the clinics that the running statement may touch. */
const inScope = inCustomers(sql`(select scope_customers())::uuid[]`);

/** SQL with a part of the search as a subquery, so that the plan does not depend on its text and is not made again for each text. */
const asSubquery = (value: RawBuilder<unknown>) => sql`(select ${value})`;

/** SQL with the owners `f` of a kind who have a name part with this beginning, by the index. */
const owners = (kind: NameKind, part: RawBuilder<unknown>, place: RawBuilder<boolean>) => sql`
  select f.owner_id from name_parts f
  where ${place} and f.kind = ${sql.lit(kind)} and ${beginsWith(sql`f.part`, asSubquery(part))}`;

/**
 * SQL with the ids of the records of a kind that have, for each part of a search, a name part with this beginning: an array that is read
 * once. The first of `parts` (domain/names/search-form.ts), the longest, is looked up in the index, and the others filter the result.
 */
export const namedIds = (
  kind: NameKind,
  parts: readonly string[],
  place: RawBuilder<boolean> = inScope,
): RawBuilder<readonly Id[]> => sql`array(${owners(kind, sql`(${parts}::text[])[1]`, place)}
    and not exists (select from unnest(${asSubquery(sql`(${parts}::text[])[2:]`)}) other (begin)
      where not ${hasPart(sql`n.customer_id = f.customer_id and n.kind = f.kind and n.owner_id = f.owner_id`, sql`other.begin`)}))`;

/** SQL condition of a search for one part, in the clinics of the scope: a shorter statement than the general one. */
export const idsByPart = (kind: NameKind, part: RawBuilder<unknown>): RawBuilder<readonly Id[]> =>
  sql`array(${owners(kind, part, inScope)})`;

/** SQL with the ids of the records whose contact details have this text as a piece. */
export const idsByContact = (
  kind: ContactKind,
  search: string,
  place: RawBuilder<boolean> = inScope,
): RawBuilder<readonly Id[]> => sql`array(${owners(kind, sql`${contactForm(search)}::text`, place)})`;

/** One name of a row: its owner and its kind. */
export interface NameOf {
  readonly kind: NameKind;
  readonly customerId: RawBuilder<unknown>;
  readonly ownerId: RawBuilder<unknown>;
}

/**
 * SQL condition: for each part of a search, one of these names has a part with this beginning. For lists that other conditions already
 * limit.
 */
export const isNamed = (names: readonly NameOf[], parts: readonly string[]): RawBuilder<boolean> => {
  const either = names.map(({ kind, customerId, ownerId }) =>
    hasPart(
      sql`n.customer_id = ${customerId} and n.kind = ${sql.lit(kind)} and n.owner_id = ${ownerId}`,
      sql`other.begin`,
    ),
  );
  return sql<boolean>`not exists (select from unnest(${asSubquery(sql`${parts}::text[]`)}) other (begin) where not (${sql.join(either, sql` or `)}))`;
};
