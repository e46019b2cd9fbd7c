import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { newPool, withOwnClient } from "./client.ts";
import { withoutOptions } from "./pool.ts";

const folder = new URL("../../migrations/", import.meta.url);
/** Any number, the same in every process: only one migrates at a time. */
const lockNumber = 7_317_301;
/** Milliseconds. A migration that waits for a table makes all others wait for it too: better it fails and starts again. */
const longestLockWait = 30_000;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The migrations in the order they run. */
export const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
};

/**
 * Brings the database at an address to the newest schema. Each migration runs once, in a transaction of its own.
 * Fails when a migration that already ran was edited since.
 */
export const migrate = async (address: string): Promise<void> => {
  const url = withoutOptions(address);
  await withOwnClient({ connectionString: url }, async (client) => {
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await client.query(`set lock_timeout = ${longestLockWait}`);
    await migrateQueue(url);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())",
    );
    const ran = await client.query<{ name: string; checksum: string }>("select name, checksum from schema_migrations");
    const known = new Map(ran.rows.map((row) => [row.name, row.checksum]));
    for (const migration of await readMigrations()) await runOnce(client, migration, known.get(migration.name));
  });
};

/** The library's own tables, by a pool of ours: of one that it makes it neither handles each loss nor awaits the end. */
const migrateQueue = async (connectionString: string): Promise<void> => {
  const pool = newPool({ connectionString, max: 1 });
  await runMigrations({ pgPool: pool, logger: undefined }).finally(() => pool.end());
};

const runOnce = async (client: pg.Client, { name, sql, checksum }: Migration, ran: string | undefined) => {
  if (ran === checksum) return;
  if (ran !== undefined)
    throw new Error(`Migration ${name} was edited after it ran. Restore it and add a new one instead.`);
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed.`, { cause: error });
  }
};
