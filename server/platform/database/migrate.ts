import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { newPool, withOwnClient } from "./client.ts";
import {
  type Migration,
  migrationsFolder,
  readBaseline,
  readMigrations,
  readMigrationsBeforeBaseline,
} from "./migration-files.ts";
import { withoutOptions } from "./pool.ts";
import { postgresReason } from "./postgres-reason.ts";
import { describeUnsupported } from "./supported-versions.ts";
import * as texts from "./database-texts.ts";

/** A lock number that all processes share, so that only one process migrates at a time. */
const lockNumber = 7_317_301;
/** Milliseconds. A migration that waits for a table blocks all statements behind it, so it is better that it fails and starts again. */
const maxLockWait = 30_000;

/** The migrations that the database has recorded as run, by name. */
type RecordedMigrations = ReadonlyMap<string, Pick<Migration, "name" | "checksum" | "runsSince">>;

/**
 * Migrates the database at an address to the newest schema: an empty database by the baseline, a database that is older than the baseline
 * by the migrations that led to it; then both by the migrations since the baseline. Each migration runs once, in a transaction of its own,
 * so that a killed process continues at its next start. `log` receives the notices that a migration raises. Fails when a migration was
 * edited after it ran.
 */
export const migrate = async (
  address: string,
  log: (line: string) => void = () => undefined,
  folder = migrationsFolder,
): Promise<void> => {
  const url = withoutOptions(address);
  await withOwnClient({ connectionString: url }, async (client) => {
    client.on("notice", ({ severity, message }) => severity === "INFO" && message !== undefined && log(message));
    await refuseUnsupported(client);
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await client.query(`set lock_timeout = ${maxLockWait}`);
    const ran = await readRan(client);
    const migrations = [...(await readWayToBaseline(folder, ran)), ...(await readMigrations(folder))];
    refuseNewerSchema(migrations, ran);
    await migrateQueue(url);
    for (const migration of migrations) await runOnce(client, migration, ran.get(migration.name)?.checksum);
  });
};

/**
 * Returns the migrations up to the baseline. A database that ran all migrations before the baseline only records that the baseline is
 * reached.
 */
const readWayToBaseline = async (folder: URL, recordedMigrations: RecordedMigrations): Promise<Migration[]> => {
  const baseline = await readBaseline(folder);
  if (recordedMigrations.size === 0 || recordedMigrations.has(baseline.name)) return [baseline];
  return [...(await readMigrationsBeforeBaseline(folder)), { ...baseline, sql: "" }];
};

/** Fails for a PostgreSQL version that this version of the product was not tested with. */
const refuseUnsupported = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ number: number; version: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
  );
  const sentence = describeUnsupported(rows[0]!.number, rows[0]!.version);
  if (sentence !== null) throw new Error(sentence);
};

/** Reads the migrations that ran in this database. Tables from before the baseline have no column runs_since. */
const readRan = async (client: pg.Client): Promise<RecordedMigrations> => {
  await client
    .query(
      "create table if not exists schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now(), runs_since text)",
    )
    .catch((error: unknown) => fail(texts.noTableOfMigrations, error));
  const { rows } = await client.query<Pick<Migration, "name" | "checksum" | "runsSince">>(
    `select name, checksum, to_jsonb(m) ->> 'runs_since' as "runsSince" from schema_migrations m`,
  );
  return new Map(rows.map((row) => [row.name, row]));
};

/**
 * Returns whether a migration is from before the baseline: their names begin with numbers. A database that has reached the baseline needs
 * none of them.
 */
const isBeforeBaseline = (name: string): boolean => /^\d{4}-/.test(name);

/** Fails, before anything is changed, when the schema is too new for this version of the product. */
const refuseNewerSchema = (migrations: readonly Migration[], recordedMigrations: RecordedMigrations): void => {
  const names = new Set(migrations.map(({ name }) => name));
  const isKnown = (name: string): boolean =>
    names.has(name) || (recordedMigrations.has("baseline") && isBeforeBaseline(name));
  const newer = [...recordedMigrations.values()]
    .filter(({ name, runsSince }) => !isKnown(name) && !(runsSince !== null && names.has(runsSince)))
    .map(({ name }) => name)
    .toSorted()[0];
  if (newer !== undefined) throw new Error(texts.unknownMigration(newer));
};

const fail = (sentence: string, error: unknown): never => {
  const code = String((error as { code?: unknown }).code);
  throw new Error(texts.failureWithRemedy(sentence, postgresReason(error), code), { cause: error });
};

/**
 * Migrates the tables of graphile-worker, through a pool of our own: the library handles connection loss in its own pool only in part and
 * does not wait for the end of that pool.
 */
const migrateQueue = async (connectionString: string): Promise<void> => {
  const pool = newPool({ connectionString, max: 1 });
  await runMigrations({ pgPool: pool, logger: undefined })
    .catch((error: unknown) => fail(texts.noTablesOfTheQueue, error))
    .finally(() => pool.end());
};

const runOnce = async (client: pg.Client, migration: Migration, ranChecksum: string | undefined) => {
  const { name, sql, checksum, checksumWithComments, runsSince } = migration;
  if (ranChecksum === checksum || (ranChecksum !== undefined && ranChecksum === checksumWithComments)) return;
  if (ranChecksum !== undefined) throw new Error(texts.migrationWasEdited(name));
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    if (runsSince !== null)
      await client.query("update schema_migrations set runs_since = $2 where name = $1", [name, runsSince]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    fail(texts.migrationFailed(name), error);
  }
};
