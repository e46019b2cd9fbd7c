import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import type { NameKind } from "./name-kinds.ts";

/** Nothing comes after it: what begins with a text lies between the text and the text with it behind. */
const lastLetter = "\u{10FFFF}";

/** True where a column begins with a text; a range, which an index serves under row-level security too. */
export const beginsWith = (column: RawBuilder<unknown>, text: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${column} >= ${text} and ${column} < ${text} || ${sql.lit(lastLetter)}`;

const hasPart = (name: RawBuilder<unknown>, part: RawBuilder<unknown>) =>
  sql`exists (select from name_parts n where ${name} and ${beginsWith(sql`n.part`, part)})`;

/** The clinics that the running statement may touch. */
const inScope = sql`(select scope_customers())::uuid[]`;

/** A part of the search, or those behind it, read when the statement runs: its plan would else differ with each text, and be made each time. */
const whenRun = (value: RawBuilder<unknown>) => sql`(select ${value})`;

/** Owners `f` of a kind in whose names a part begins so, by the index. */
const owners = (kind: NameKind, part: RawBuilder<unknown>, customerIds: RawBuilder<unknown>) => sql`
  select f.owner_id from name_parts f
  where f.customer_id = any (${customerIds}) and f.kind = ${sql.lit(kind)} and ${beginsWith(sql`f.part`, whenRun(part))}`;

/**
 * Ids of those of a kind in whose names each part of a search begins a part: an array that is read once. Of `parts`
 * (domain/names/search-form.ts) the first, the longest, is looked up in the index, and the others are tried on what it finds.
 */
export const namedIds = (
  kind: NameKind,
  parts: readonly string[],
  customerIds: RawBuilder<unknown> = inScope,
): RawBuilder<readonly Id[]> => sql`array(${owners(kind, sql`(${parts}::text[])[1]`, customerIds)}
    and not exists (select from unnest(${whenRun(sql`(${parts}::text[])[2:]`)}) other (begin)
      where not ${hasPart(sql`n.customer_id = f.customer_id and n.kind = f.kind and n.owner_id = f.owner_id`, sql`other.begin`)}))`;

/** The same for a search of one part, in the clinics of the scope: a shorter statement. */
export const idsByPart = (kind: NameKind, part: string): RawBuilder<readonly Id[]> =>
  sql`array(${owners(kind, sql`${part}::text`, inScope)})`;

/** One name that a row stands for: whose it is, and of which kind. */
export interface NameOf {
  readonly kind: NameKind;
  readonly customerId: RawBuilder<unknown>;
  readonly ownerId: RawBuilder<unknown>;
}

/** True where each part of a search begins a part of one of these names; for lists that other conditions keep short. */
export const isNamed = (names: readonly NameOf[], parts: readonly string[]): RawBuilder<boolean> => {
  const either = names.map(({ kind, customerId, ownerId }) =>
    hasPart(
      sql`n.customer_id = ${customerId} and n.kind = ${sql.lit(kind)} and n.owner_id = ${ownerId}`,
      sql`other.begin`,
    ),
  );
  return sql<boolean>`not exists (select from unnest(${whenRun(sql`${parts}::text[]`)}) other (begin) where not (${sql.join(either, sql` or `)}))`;
};
