import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { type EditorScope, knownToEditor, usedIn } from "./kinds.conditions.queries.ts";
import { runningOf, runningVersion } from "./running/running.conditions.queries.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

export const headRow = row({
  _id: column.id,
  kind: column.textOf<ContentKind>(),
  company: column.id.nullable(),
  isRetired: column.boolean,
  /** The newest version; 0 before the first. */
  number: column.number,
  versionid: column.id.nullable(),
  /** The version of the draft; null without a draft. */
  version: column.number.nullable(),
  draft: column.json<Record<string, unknown>>().nullable(),
  changed: column.text.nullable(),
  changedby: column.text.nullable(),
});

/** The common fields of any content. */
export type HeadRow = Row<typeof headRow>;

const versionRow = row({
  _id: column.id,
  number: column.number,
  at: column.text,
  by: column.text.nullable(),
  running: column.number.nullable(),
});

/** SQL columns with the common fields of content `c`, with its newest version and its draft. */
export const head = sql`c.content_id as _id, c.kind, c.company_id as company, c.retired_at is not null as "isRetired",
  coalesce(v.number, 0) as number, v.version_id as versionid, d.version, d.body as draft,
  coalesce(d.changed_at, case when c.company_id is not null then v.published_at end) as changed,
  (select firstname || ' ' || lastname from staff_card(d.changed_by)) as changedby`;

/** SQL join of the newest version `v` of content `c`, and its draft `d`. */
export const newestVersionJoin = sql`left join lateral (
    select version_id, number, published_at from content_versions n where n.content_id = c.content_id order by number desc limit 1) v on true
  left join content_drafts d on d.content_id = c.content_id`;

const isEarlierVersionRow = row({ isEarlier: column.boolean });

const contentUseRow = row({ running: column.number.nullable(), usedin: column.number });

export const makeOwnContentQueries = (db: Database) => ({
  acrossCustomersHead: (scope: EditorScope, contentId: Id) =>
    db.row(
      scope,
      "contentHead",
      typedSql(
        headRow,
      )`select ${head} from content c ${newestVersionJoin} where c.content_id = ${contentId} and ${knownToEditor(scope)}`,
    ),

  /** Returns the number of patients who run content, and the number of contents that contain it. */
  acrossCustomersUse: (scope: EditorScope, { _id, kind }: HeadRow, company: Id | null) =>
    db.one(
      scope,
      "contentUse",
      typedSql(contentUseRow)`
        select ${runningOf(kind, company)} as running, ${usedIn(kind)} as usedin
        from content c where c.content_id = ${_id}`,
    ),

  /** Returns whether a version of content is earlier than another of the same content. */
  acrossCustomersIsEarlier: async (scope: EditorScope, version: Id, than: Id): Promise<boolean> =>
    (
      await db.one(
        scope,
        "isEarlierVersion",
        typedSql(isEarlierVersionRow)`
          select exists (select from content_versions v join content_versions o using (content_id)
            where v.version_id = ${version} and o.version_id = ${than} and v.number < o.number) as "isEarlier"`,
      )
    ).isEarlier,

  acrossCustomersVersions: (scope: EditorScope, { _id, kind, company }: HeadRow) =>
    db.rows(
      scope,
      "contentVersions",
      typedSql(versionRow)`
        select v.version_id as _id, v.number, v.published_at as at,
          (select firstname || ' ' || lastname from staff_card(v.published_by)) as by, ${runningVersion(kind, company)} as running
        from content_versions v where v.content_id = ${_id} order by v.number desc`,
    ),
});

export type OwnContentQueries = ReturnType<typeof makeOwnContentQueries>;
