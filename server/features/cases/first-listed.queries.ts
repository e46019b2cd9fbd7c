import { type RawBuilder, sql } from "kysely";

/** Partition of the listed cases; an index has each part in the order of the list. */
export interface Parts {
  /** The rows that define the parts, one per part. */
  readonly parts: RawBuilder<unknown>;
  /** Condition for a listed case `l` to be in a part. */
  readonly isInPart: RawBuilder<unknown>;
  /** Additional condition on the cases of a part. The scan ends when it has found `most` such cases, which is their total number. */
  readonly where?: RawBuilder<unknown> | undefined;
  readonly maxRows?: RawBuilder<unknown> | undefined;
  readonly order: RawBuilder<unknown>;
}

/**
 * SQL with the first cases of each part that meet the condition, at most as many as a page can show, so that later cases are never read.
 */
export const firstListed = (
  { parts, isInPart, where = sql`true`, maxRows, order }: Parts,
  condition: RawBuilder<unknown>,
  limit: number | null,
): RawBuilder<unknown> => sql`
  select l.* from ${parts}, lateral (
    select l.* from (
      select l.* from listed_cases l where ${isInPart} and ${where} order by ${order} ${maxRows ? sql`limit ${maxRows}` : sql``}) l
    where ${condition} order by ${order} limit ${limit}::bigint) l`;

/** SQL with a row for each of a few known values. They are literals in the text, so that one plan serves every call. */
export const oneOf = (name: string, values: readonly (string | boolean)[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(values.map((value) => sql`(${sql.lit(value)})`))}) ${sql.raw(name)}`;
