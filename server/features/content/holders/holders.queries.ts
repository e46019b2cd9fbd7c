import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { isReplacedFor, type EditorScope, places } from "../kinds.conditions.queries.ts";
import type { HeadRow } from "../own-content.queries.ts";
import { runningOf } from "../running/running.conditions.queries.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";

const holderRow = row({
  _id: column.id,
  name: column.text,
  running: column.number.nullable(),
});

/** Published content that contains other content. */
type HolderRow = Row<typeof holderRow>;

/** Returns the queries of the content that contains other content. */
export const makeHoldersQueries = (db: Database) => ({
  /**
   * Returns, by name, the content that is offered to a company, or to any, and whose newest version contains any version of this content.
   */
  acrossCustomersHolders: async (
    scope: EditorScope,
    { _id, kind }: Pick<HeadRow, "_id" | "kind">,
    company: Id | null,
  ): Promise<HolderRow[]> => {
    const { id, heldBy } = places[kind];
    if (!heldBy) return [];
    const holder = places[heldBy.kind];
    return db.rows(
      scope,
      `${kind}Holders`,
      typedSql(holderRow)`
        select c.content_id as _id, t.${sql.ref(holder.name)} as name, ${runningOf(heldBy.kind, company)} as running
        from content c join lateral (
          select version_id from content_versions n where n.content_id = c.content_id order by number desc limit 1) v on true
        join ${sql.table(holder.table)} t on t.${sql.ref(holder.id)} = v.version_id
        where c.kind = ${heldBy.kind} and c.retired_at is null
          and (${company}::uuid is null or c.company_id = ${company}::uuid or c.company_id is null and not ${isReplacedFor(company)})
          and exists (select from ${sql.table(heldBy.table)} x join content_versions m on m.version_id = x.${sql.ref(id)}
            where x.${sql.ref(heldBy.id)} = v.version_id and m.content_id = ${_id})
        order by t.${sql.ref(holder.name)}, c.content_id`,
    );
  },
});

export type HoldersQueries = ReturnType<typeof makeHoldersQueries>;
