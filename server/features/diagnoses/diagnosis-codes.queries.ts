import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { codeSearch } from "@restride/domain/diagnoses/find-codes.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** A code that a search found. */
export interface MatchingCode {
  readonly code: string;
  readonly description: string;
  readonly synonyms: string;
  readonly exact: boolean;
  readonly side: "left" | "right" | null;
  readonly heading: boolean;
  readonly endedOn: CalendarDate | null;
}

interface Search {
  /** Beginnings of words, joined by `&`. */
  readonly query: string;
  readonly side: string | null;
}

const codeColumns = sql`code, description, synonyms, side, heading, ended_on as "endedOn"`;
const bestMatches = (side: string | null) => sql`
  order by heading, ended_on is not null, coalesce(side = ${side}::text, false) desc, code limit ${codeSearch.maxFound}`;

// Synonyms are searched only when matches in the descriptions do not fill the list, because a common word has tens of thousands of
// synonyms.
const find = compiledOnce(
  ({ query, side }: Search) => sql<MatchingCode>`
    (select ${codeColumns}, true as exact from diagnosis_codes where words @@ ${query}::tsquery ${bestMatches(side)})
    union all
    (select ${codeColumns}, false as exact from diagnosis_codes
      where all_words @@ ${query}::tsquery and not words @@ ${query}::tsquery ${bestMatches(side)})
    limit ${codeSearch.maxFound}`,
);

const countRow = row({ total: column.number });

const count = compiledOnce(
  ({ query }: Pick<Search, "query">) => typedSql(countRow)`
    select count(*)::int as total from (
      select from diagnosis_codes where all_words @@ ${query}::tsquery limit ${codeSearch.maxCounted}) counted`,
);

const queryOf = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(" & ");

const newestRow = row({ listedFrom: column.date.nullable() });

const newest = compiledOnce(() => typedSql(newestRow)`select max(listed_from) as "listedFrom" from diagnosis_codes`);

export const makeDiagnosisCodesQueries = (db: Database) => ({
  /** Returns codes that have a word for each beginning, those of the operated side first. */
  find: ({ rls }: CustomerScope, words: readonly string[], side: string | null) =>
    db.rows({ rls }, "findDiagnosisCodes", find({ query: queryOf(words), side })),

  /** Returns how many there are, up to a maximum. */
  count: async ({ rls }: CustomerScope, words: readonly string[]) =>
    (await db.one({ rls }, "countDiagnosisCodes", count({ query: queryOf(words) }))).total,

  newestList: ({ rls }: CustomerScope) => db.one({ rls }, "newestDiagnosisList", newest({})),
});

export type DiagnosisCodesQueries = ReturnType<typeof makeDiagnosisCodesQueries>;
