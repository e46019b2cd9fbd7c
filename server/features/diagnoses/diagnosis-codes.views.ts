import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { codeSearch } from "@restride/domain/diagnoses/find-codes.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../../platform/database/database.ts";

/** A code that a search found. */
export interface FoundCode {
  readonly code: string;
  readonly description: string;
  readonly synonyms: string;
  readonly exact: boolean;
  readonly side: "left" | "right" | null;
  readonly heading: boolean;
  readonly endedOn: CalendarDate | null;
  /** How many were found in all. */
  readonly total: number;
}

interface Search {
  /** Beginnings of words, joined by `&`. */
  readonly query: string;
  readonly side: string | null;
}

// The best are picked by their codes alone: of a common word there are tens of thousands.
const find = compiledOnce(
  ({ query, side }: Search) => sql<FoundCode>`
    with found as materialized (
      select code, words @@ ${query}::tsquery as exact, side, heading, ended_on from diagnosis_codes where all_words @@ ${query}::tsquery
    ), best as (
      select * from found
      order by exact desc, heading, ended_on is not null, coalesce(side = ${side}::text, false) desc, code limit ${codeSearch.mostFound}
    )
    select c.code, c.description, c.synonyms, b.exact, c.side, c.heading, c.ended_on as "endedOn", (select count(*)::int from found) as total
    from best b join diagnosis_codes c using (code)
    order by b.exact desc, b.heading, b.ended_on is not null, coalesce(b.side = ${side}::text, false) desc, code`,
);

const newest = compiledOnce(
  () => sql<{ listedFrom: CalendarDate | null }>`select max(listed_from) as "listedFrom" from diagnosis_codes`,
);

export const makeDiagnosisCodesViews = (db: Database) => ({
  /** Codes that have a word for each beginning, those of a side first. */
  find: ({ wall }: CustomerScope, words: readonly string[], side: string | null) =>
    db.rows({ wall }, "findDiagnosisCodes", find({ query: words.map((word) => `${word}:*`).join(" & "), side })),

  newestList: ({ wall }: CustomerScope) => db.one({ wall }, "newestDiagnosisList", newest({})),
});

export type DiagnosisCodesViews = ReturnType<typeof makeDiagnosisCodesViews>;
