import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { describeSchema } from "../dev-env/database/schema-text.ts";
import { newInstallation } from "../dev-env/database/filled-template.ts";
import {
  cloneDatabase,
  migratedTemplate,
  type Template,
  type TestDatabase,
} from "../dev-env/database/test-databases.ts";
import { fillEveryTable } from "./every-table.fixture.ts";
import { withOwnClient } from "./platform/database/client.ts";
import { migrate } from "./platform/database/migrate.ts";
import { readMigrations, readMigrationsBeforeBaseline } from "./platform/database/migration-files.ts";
import { prepareSchema } from "./prepare-database.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface OpenDatabase {
  readonly database: TestDatabase;
  readonly owner: pg.Client;
}

const open = async (template: Template): Promise<OpenDatabase> => {
  const database = await cloneDatabase(template);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  closing.push(database.drop, () => owner.end());
  return { database, owner };
};
const openEmpty = () => open({ fingerprint: "empty", prepare: async () => undefined });
/** Opens a database that begins with the baseline. */
const openFresh = () => open(newInstallation());

/** Creates the database of a version from before the baseline, with its first `count` migrations. */
const begin = (url: string, count: number): Promise<void> =>
  withOwnClient({ connectionString: url }, async (client) => {
    await client.query(
      "create table schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())",
    );
    for (const { name, sql, checksum } of (await readMigrationsBeforeBaseline()).slice(0, count)) {
      await client.query(sql);
      await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    }
  });

const openBegun = (count: number): Promise<OpenDatabase> => {
  const template = migratedTemplate((url) => begin(url, count), ["server/migrations/before-baseline/*.sql"]);
  return open({ ...template, fingerprint: `begun${count}_${template.fingerprint}` });
};

/** Returns the number of migrations of the newest version from before the baseline: all but the last, which leads to the baseline. */
const countAll = async () => (await readMigrationsBeforeBaseline()).length - 1;
const countHalf = async () => Math.floor((await countAll()) / 2);

const names = async (owner: pg.Client) =>
  (await owner.query<{ name: string }>("select name from schema_migrations order by ran_at, name")).rows.map(
    ({ name }) => name,
  );

/** Returns the migrations that ran until the database reached the baseline; the migrations since then follow in each database. */
const stepsToBaseline = async (owner: pg.Client): Promise<string[]> => {
  const steps = await names(owner);
  const since = (await readMigrations()).map(({ name }) => name);
  expect(steps.slice(-since.length)).toEqual(since);
  return steps.slice(0, -since.length);
};

const tablesOf = async (owner: pg.Client) =>
  (
    await owner.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1",
    )
  ).rows.map(({ name }) => name);

const countRows = async (owner: pg.Client): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(owner))
    counts[table] = (await owner.query(`select count(*)::int as count from ${table}`)).rows[0].count;
  return counts;
};

/** Current names of tables from before the baseline, by their old names. */
const newNames: Readonly<Record<string, string>> = {
  active_tallies: "active_patient_counters",
  case_tallies: "case_counters",
  fact_counters: "domain_event_counters",
  facts: "domain_events",
  patient_tallies: "message_patient_counters",
  reactions_done: "handled_events",
  told_facts: "published_events",
  unit_tallies: "unit_counters",
};

/** The order of columns matters too, for example to functions that return rows of a table. */
const columnOrder = async (owner: pg.Client): Promise<unknown> =>
  (
    await owner.query(`select c.relname, string_agg(a.attname, ' ' order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations' group by 1 order by 1`)
  ).rows;

const sharedTables = ["diagnosis_codes", "diagnosis_synonyms", "note_categories", "standard_consent_forms"];
const sharedRows = async (owner: pg.Client): Promise<Record<string, unknown>> => {
  const rows: Record<string, unknown> = {};
  for (const table of sharedTables) rows[table] = (await owner.query(`select t::text from ${table} t order by 1`)).rows;
  return rows;
};

test("a database that took every migration has the schema, and the rows that come with it, of one that begins with the baseline", async () => {
  const [fresh, begun] = [await openFresh(), await openBegun(await countAll())];
  await prepareSchema(begun.database.url);
  expect(await describeSchema(begun.database.url)).toBe(await describeSchema(fresh.database.url));
  expect(await columnOrder(begun.owner)).toEqual(await columnOrder(fresh.owner));
  expect(await sharedRows(begun.owner)).toEqual(await sharedRows(fresh.owner));
  expect(await stepsToBaseline(fresh.owner)).toEqual(["baseline"]);
  expect((await stepsToBaseline(begun.owner)).slice(-2)).toEqual(["0112-to-the-baseline.sql", "baseline"]);
});

test("a database that stopped half-way, with rows in every table, gets the same schema and loses none", async () => {
  const [fresh, begun] = [await openFresh(), await openBegun(await countHalf())];
  await fillEveryTable(begun.owner);
  const before = await countRows(begun.owner);
  expect(Object.keys(before).length).toBeGreaterThan(50);
  expect(Object.values(before)).not.toContain(0);
  await migrate(begun.database.url);
  expect(await describeSchema(begun.database.url)).toBe(await describeSchema(fresh.database.url));
  expect(await columnOrder(begun.owner)).toEqual(await columnOrder(fresh.owner));
  const after = await countRows(begun.owner);
  const shrunkTables = Object.keys(before).filter((table) => (after[newNames[table] ?? table] ?? -1) < before[table]!);
  // Sessions from before the baseline have no row, and an unfinished sign-in begins again.
  expect(shrunkTables).toEqual(["ended_sessions", "one_time_codes"]);
});

test("what was edited of the way to the baseline is refused, and not looked at once the database is there", async () => {
  const { database, owner } = await openBegun(await countHalf());
  await owner.query("update schema_migrations set checksum = 'other' where name = '0001-tenancy.sql'");
  await expect(migrate(database.url)).rejects.toThrow("Migration 0001-tenancy.sql was edited after it ran.");
  const arrived = await openBegun(await countAll());
  await migrate(arrived.database.url);
  await arrived.owner.query("update schema_migrations set checksum = 'other' where name = '0001-tenancy.sql'");
  await migrate(arrived.database.url);
});

test("a migration with a number that this version does not know is refused on the way to the baseline", async () => {
  const { database, owner } = await openBegun(await countHalf());
  await owner.query("insert into schema_migrations (name, checksum) values ('0113-other.sql', '')");
  await expect(migrate(database.url)).rejects.toThrow("The database has migration 0113-other.sql");
});

test("two processes that start at once bring a database to the baseline once", async () => {
  const { database, owner } = await openBegun(await countHalf());
  await Promise.all([migrate(database.url), migrate(database.url)]);
  const steps = (await readMigrationsBeforeBaseline()).map(({ name }) => name);
  expect(await stepsToBaseline(owner)).toEqual([...steps, "baseline"]);
});

/** Ends the connection of a migrating process while it waits to create this table. */
const killWhileMaking = async ({ database, owner }: OpenDatabase, table: string): Promise<void> => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query("begin");
  await other.query(`create table ${table} (x int)`);
  const outcome = migrate(database.url).then(
    () => "done",
    () => "killed",
  );
  const waiting = async () =>
    (
      await owner.query(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rows;
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await owner.query("select pg_terminate_backend($1)", [(await waiting())[0].pid]);
  expect(await outcome).toBe("killed");
  await other.query("rollback");
  await other.end();
};

test("a process that is killed in the baseline leaves nothing of it, and the next start makes it whole", async () => {
  const begun = await openEmpty();
  await killWhileMaking(begun, "outgoing_messages");
  expect(await tablesOf(begun.owner)).toEqual([]);
  expect(await names(begun.owner)).toEqual([]);
  await migrate(begun.database.url);
  expect(await stepsToBaseline(begun.owner)).toEqual(["baseline"]);
  expect(await tablesOf(begun.owner)).toHaveLength(104);
});

test("a process that is killed on the way to the baseline leaves whole steps, and the next start goes on", async () => {
  const begun = await openBegun(await countHalf());
  await killWhileMaking(begun, "device_orders");
  expect((await names(begun.owner)).at(-1)).toBe("0063-last-words-of-cases.sql");
  await migrate(begun.database.url);
  expect((await stepsToBaseline(begun.owner)).at(-1)).toBe("baseline");
  const fresh = await openFresh();
  expect(await describeSchema(begun.database.url)).toBe(await describeSchema(fresh.database.url));
});

test("a process that is killed between the last step and the note that the database is there only notes it", async () => {
  const { database, owner } = await openBegun(await countAll());
  await migrate(database.url);
  await owner.query("delete from schema_migrations where name = 'baseline'");
  await migrate(database.url);
  expect((await names(owner)).at(-1)).toBe("baseline");
});
