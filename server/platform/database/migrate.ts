import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { newPool, withOwnClient } from "./client.ts";
import { withoutOptions } from "./pool.ts";
import { postgresReason } from "./postgres-reason.ts";
import { describeUnsupported } from "./supported-versions.ts";

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
 * Brings the database at an address to the newest schema. Each migration runs once, in a transaction of its own; `log` takes what it
 * raises as information. Fails when a migration that already ran was edited since.
 */
export const migrate = async (address: string, log: (line: string) => void = () => undefined): Promise<void> => {
  const url = withoutOptions(address);
  await withOwnClient({ connectionString: url }, async (client) => {
    client.on("notice", ({ severity, message }) => severity === "INFO" && message !== undefined && log(message));
    await refuseUnsupported(client);
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await client.query(`set lock_timeout = ${longestLockWait}`);
    const [migrations, checksums] = [await readMigrations(), await readChecksums(client)];
    refuseNewerSchema(migrations, [...checksums.keys()]);
    await migrateQueue(url);
    for (const migration of migrations) await runOnce(client, migration, checksums.get(migration.name));
  });
};

/** Fails for a PostgreSQL that this version was not tested with. */
const refuseUnsupported = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ number: number; version: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
  );
  const sentence = describeUnsupported(rows[0]!.number, rows[0]!.version);
  if (sentence !== null) throw new Error(sentence);
};

/** What ran in this database, by name. */
const readChecksums = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
  await client
    .query(
      "create table if not exists schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())",
    )
    .catch((error: unknown) => fail("The table of migrations cannot be made.", error));
  const { rows } = await client.query<Migration>("select name, checksum from schema_migrations");
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
};

/** Fails for an older program, before it changes anything. */
const refuseNewerSchema = (migrations: readonly Migration[], ran: readonly string[]): void => {
  const names = new Set(migrations.map(({ name }) => name));
  const newer = ran.toSorted().find((name) => !names.has(name));
  if (newer !== undefined)
    throw new Error(
      `The database has migration ${newer}, which this version of Restride does not know. Install the newer version, or restore a backup.`,
    );
};

/** What a person can do about an SQLSTATE. */
const remedies: Readonly<Record<string, string>> = {
  "42501": " DATABASE_URL must name the owner of the database, who may create roles: the README says how.",
  "25006": " DATABASE_URL must name a database that takes changes.",
  "55P03": " Another process holds a table that must change. End that process, and start again.",
};

const fail = (what: string, error: unknown): never => {
  const remedy = remedies[String((error as { code?: unknown }).code)] ?? "";
  throw new Error(`${what} PostgreSQL says: ${postgresReason(error)}.${remedy}`, { cause: error });
};

/** The library's own tables, by a pool of ours: of one that it makes it neither handles each loss nor awaits the end. */
const migrateQueue = async (connectionString: string): Promise<void> => {
  const pool = newPool({ connectionString, max: 1 });
  await runMigrations({ pgPool: pool, logger: undefined })
    .catch((error: unknown) => fail("The tables of the job queue cannot be made.", error))
    .finally(() => pool.end());
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
    fail(`Migration ${name} failed.`, error);
  }
};
