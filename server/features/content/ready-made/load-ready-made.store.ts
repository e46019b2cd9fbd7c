import { systemScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Insertable, sql } from "kysely";
import type { Content, DB } from "../../../generated/database.ts";
import { build, type Database } from "../../../platform/database/database.ts";
import { instantOf } from "../../../platform/instant.ts";
import { contentIdOf } from "../../../reference-data/content-ids.ts";
import { type ContentRow, type Piece, readyMade } from "../../../reference-data/ready-made.ts";
import { retiredPieces } from "../../../reference-data/versions.ts";

const scope = systemScope("ready-made-content");
/** A lock number that all processes share, so that only one process loads at a time. */
const lockNumber = 7_317_302;

/** Returns the ids of the retired pieces. */
const retiredIds = (): Id[] => retiredPieces.map(({ kind, code }) => contentIdOf(kind, code));

/** Returns the ids of all versions of the catalog. */
const readVersions = async (db: Database): Promise<ReadonlySet<Id>> => {
  const rows = await db.rows(scope, "catalogueVersions", build.selectFrom("content_versions").select("version_id"));
  return new Set(rows.map(({ version_id }) => version_id));
};

const addRows = async (db: Database, rows: readonly ContentRow[]): Promise<void> => {
  for (const [table, ofTable] of Map.groupBy(rows, (each) => each.table))
    await db.rows(
      scope,
      `addReady_${table}`,
      build.insertInto(table).values(ofTable.map(({ row }) => row satisfies Insertable<DB[typeof table]>) as never),
    );
};

/** Publishes pieces. The first versions come with the product and have no date; later ones have the date at which they are loaded. */
const publish = (db: Database, pieces: readonly Piece[], now: number): Promise<unknown> =>
  db.rows(
    scope,
    "publishReadyMade",
    sql`
      insert into content_versions (version_id, content_id, number, published_at)
      select version, content, coalesce(max(v.number), 0) + 1, case when version = content then 'epoch' else ${instantOf(now)}::timestamptz end
      from unnest(${pieces.map(({ versionId }) => versionId)}::uuid[], ${pieces.map(({ contentId }) => contentId)}::uuid[])
        as p (version, content)
      left join content_versions v on v.content_id = content
      group by version, content`,
  );

const addPieces = async (db: Database, pieces: readonly Piece[], now: number): Promise<void> => {
  if (pieces.length === 0) return;
  const contents = pieces.map(({ contentId, kind }) => ({ content_id: contentId, kind }) satisfies Insertable<Content>);
  await db.rows(
    scope,
    "addReadyContent",
    build
      .insertInto("content")
      .values(contents)
      .onConflict((on) => on.column("content_id").doNothing()),
  );
  await addRows(
    db,
    pieces.flatMap(({ rows }) => rows),
  );
  await publish(db, pieces, now);
};

const retireContent = (db: Database, retired: readonly Id[], now: number): Promise<unknown> =>
  db.rows(
    scope,
    "retireReadyMade",
    sql`update content set retired_at = ${instantOf(now)} where content_id = any(${retired}::uuid[]) and retired_at is null`,
  );

/**
 * Adds the versions of ready content that a database does not have, and retires content that is not offered any more. Ready content has no
 * owner, so every company may see, use and copy it. Existing versions are not changed; several processes may load at once.
 */
export const loadReadyMade = (db: Database, now: number, pieces = readyMade, retired = retiredIds()): Promise<void> =>
  db.transaction(scope, async () => {
    await db.rows(scope, "lockReadyMade", sql`select pg_advisory_xact_lock(${lockNumber})`);
    const versions = await readVersions(db);
    await addPieces(
      db,
      pieces.filter(({ versionId }) => !versions.has(versionId)),
      now,
    );
    await retireContent(db, retired, now);
  });
