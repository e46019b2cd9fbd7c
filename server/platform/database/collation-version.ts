import type pg from "pg";
import { withOwnClient } from "./client.ts";
import { withoutOptions } from "./pool.ts";
import * as texts from "./database-texts.ts";

/** The collation that orders names, by its name in the schema. */
const collation = "und-x-icu";
/** A lock number that all processes share, so that only one process rebuilds indexes at a time. */
const lockNumber = 7_317_302;

const indexesOf = `
  select distinct i.indexrelid::regclass::text as name from pg_index i
  where (select oid from pg_collation where collname = $1) = any (i.indcollation)
    and i.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) order by 1`;

const readVersions = async (client: pg.Client) => {
  const { rows } = await client.query<{ actual: string; noted: string | null }>(
    `select pg_collation_actual_version(oid) as actual, (select version from collation_versions where collation_name = $1) as noted
     from pg_collation where collname = $1`,
    [collation],
  );
  const [versions] = rows;
  if (!versions) throw new Error(texts.noCollation(collation));
  return versions;
};

/**
 * Rebuilds the indexes that hold names in order when the ICU library sorts differently than at the last start, and logs the rebuild.
 * Without it lists would show names in a wrong place or not at all. Other processes read and write during the rebuild, and a process that
 * starts meanwhile continues.
 */
export const followCollation = (address: string, say: (line: string) => void): Promise<void> =>
  withOwnClient({ connectionString: withoutOptions(address) }, async (client) => {
    // A process that waited here would hold a snapshot, and a concurrent rebuild waits for the end of all snapshots.
    const { rows } = await client.query("select pg_try_advisory_lock($1) as locked", [lockNumber]);
    if (!rows[0].locked) return;
    await client.query("set statement_timeout = 0");
    const { actual, noted } = await readVersions(client);
    if (actual === noted) return;
    if (noted !== null) await rebuild(client, { actual, noted }, say);
    await client.query(
      `insert into collation_versions (collation_name, version) values ($1, $2)
       on conflict (collation_name) do update set version = excluded.version, noted_at = now()`,
      [collation, actual],
    );
  });

const rebuild = async (client: pg.Client, versions: { actual: string; noted: string }, say: (line: string) => void) => {
  const { rows } = await client.query<{ name: string }>(indexesOf, [collation]);
  say(texts.orderOfNamesChanged(collation, versions.noted, versions.actual, rows.length));
  for (const { name } of rows) await client.query(`reindex index concurrently ${name}`);
};
