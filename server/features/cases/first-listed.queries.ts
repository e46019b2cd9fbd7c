import { type RawBuilder, sql } from "kysely";

/** Parts of the listed cases, each of which an index has in the order of the list. */
export interface Parts {
  /** What there is a part for. */
  readonly of: RawBuilder<unknown>;
  /** Whether a listed case `l` is in a part. */
  readonly has: RawBuilder<unknown>;
  /** What is asked of its cases besides; reading ends when `most` of them are found, which is as many as there are. */
  readonly where?: RawBuilder<unknown> | undefined;
  readonly most?: RawBuilder<unknown> | undefined;
  readonly order: RawBuilder<unknown>;
}

/** Of each part the first cases that are kept, no more of them than a page can show: what lies behind is never read. */
export const firstListed = (
  { of, has, where = sql`true`, most, order }: Parts,
  condition: RawBuilder<unknown>,
  limit: number | null,
): RawBuilder<unknown> => sql`
  select l.* from ${of}, lateral (
    select l.* from (
      select l.* from listed_cases l where ${has} and ${where} order by ${order} ${most ? sql`limit ${most}` : sql``}) l
    where ${condition} order by ${order} limit ${limit}::bigint) l`;

/** A part for each of few known values, which stand in the text: one plan serves every call. */
export const oneOf = (name: string, values: readonly (string | boolean)[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(values.map((value) => sql`(${sql.lit(value)})`))}) ${sql.raw(name)}`;
