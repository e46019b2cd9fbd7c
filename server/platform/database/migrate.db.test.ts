import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { migrationsFolder, readBaseline, readMigrations } from "./migration-files.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const emptyDatabase = () => cloneDatabase({ fingerprint: "empty", prepare: async () => undefined });
const readSteps = async () => [await readBaseline(), ...(await readMigrations())];
const notedSteps = async (client = owner) =>
  (await client.query("select name, checksum, ran_at, runs_since from schema_migrations order by ran_at, name")).rows;

test("the baseline and each migration since ran, once, and are known by what stands in them", async () => {
  const steps = await readSteps();
  expect(steps[0]!.name).toBe("baseline");
  for (const { checksum } of steps) expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  const before = await notedSteps();
  expect(before.map(({ name, checksum }) => ({ name, checksum }))).toEqual(
    steps.map(({ name, checksum }) => ({ name, checksum })),
  );
  await migrate(database.url);
  expect(await notedSteps()).toEqual(before);
});

test("an empty database is brought to the newest schema, once by two processes that start at the same time", async () => {
  const empty = await emptyDatabase();
  const client = new pg.Client(empty.url);
  await client.connect();
  try {
    await Promise.all([migrate(empty.url), migrate(empty.url)]);
    expect((await notedSteps(client)).map(({ name }) => name)).toEqual((await readSteps()).map(({ name }) => name));
    expect((await client.query("select from users")).rowCount).toBe(0);
  } finally {
    await client.end();
    await empty.drop();
  }
});

test("one that was edited since is refused in a sentence", async () => {
  await owner.query("update schema_migrations set checksum = 'other' where name = 'baseline'");
  await expect(migrate(database.url)).rejects.toThrow(
    "Migration baseline was edited after it ran. Restore it and add a new one instead.",
  );
});

test("comments of one that ran may be reworded, and its statements may not", async () => {
  const folderWith = (sql: string) => ({ "20991230T0000-nests.sql": sql });
  const statement = "create table nests (\n  -- Who lives there.\n  nest_id uuid primary key\n);\n";
  const runWith = (sql: string) =>
    withMigrations(folderWith(sql), (folder) => migrate(database.url, undefined, folder));
  await runWith(`-- Nests.\n${statement}`);
  await runWith(`-- All nests.\n-- One row each.\n${statement.replace("Who lives there", "The nest's id")}`);
  await expect(runWith(`-- Nests.\n${statement.replace("uuid", "text")}`)).rejects.toThrow(
    "Migration 20991230T0000-nests.sql was edited after it ran. Restore it and add a new one instead.",
  );
});

test("a database that recorded the baseline and migrations with their comments of then takes them for the same", async () => {
  const recorded = [
    ["e6b6a06579efb49eaf227bb193c76093150466ff4ba564b8aad7c5847ea3cb7b", "baseline"],
    [
      "11d9eff5e0818be4878895e0e1b96a058def575992f29d9482669bbc988323da",
      "20261129T0830-sight-in-row-level-security.sql",
    ],
    [
      "2e0f265cd09a35ab857282e54044c236b12b13ff84274256873217d0b5c59ab9",
      "20261129T0850-domain-event-and-counter-names.sql",
    ],
  ];
  for (const row of recorded) await owner.query("update schema_migrations set checksum = $1 where name = $2", row);
  const before = await notedSteps();
  await migrate(database.url);
  expect(await notedSteps()).toEqual(before);
});

test("one that fails leaves nothing half done, names itself and says why", async () => {
  await owner.query("delete from schema_migrations");
  await owner.query("drop function scope_customers() cascade");
  await expect(migrate(database.url)).rejects.toThrow(
    /^Migration baseline failed\. PostgreSQL says: .* already exists.*, SQLSTATE 42\w{3}\.$/,
  );
  expect(await notedSteps()).toEqual([]);
  expect((await owner.query("select to_regproc('scope_customers') as id")).rows).toEqual([{ id: null }]);
});

test("while another process migrates, one waits", async () => {
  await owner.query("select pg_advisory_lock(7317301)");
  let isDone = false;
  const second = migrate(database.url).then(() => (isDone = true));
  const waits = async () =>
    (await owner.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount;
  await expect.poll(waits).toBe(1);
  expect(isDone).toBe(false);
  await owner.query("select pg_advisory_unlock(7317301)");
  await second;
});

test("an older program is refused by a newer schema, before anything is changed", async () => {
  await owner.query(
    "insert into schema_migrations (name, checksum) values ('20991231T0000-later.sql', ''), ('20991230T0000-new.sql', '')",
  );
  await owner.query("drop schema graphile_worker cascade");
  await expect(migrate(database.url)).rejects.toThrow(
    new Error(
      "The database has migration 20991230T0000-new.sql, which this version of Restride does not know. Install the newer version, or restore a backup.",
    ),
  );
  expect((await owner.query("select to_regnamespace('graphile_worker') as queue")).rows).toEqual([{ queue: null }]);
});

/** Runs work with a migrations folder of a later version: our migrations and `files`. */
const withMigrations = async (files: Record<string, string>, work: (folder: URL) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), "restride-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  await work(pathToFileURL(`${folder}/`)).finally(() => rmSync(folder, { recursive: true }));
};
const mayRunSince = (name: string, sql: string): string => `-- Versions that know ${name} may run on this.\n${sql}`;
const expand = {
  "20991230T0000-expand.sql": mayRunSince("baseline", "create table nests (nest_id uuid primary key);"),
};
const contract = { "20991231T0000-contract.sql": mayRunSince("20991230T0000-expand.sql", "drop table nests;") };

test("an older version runs on a schema whose newer migrations say that it may", async () => {
  await withMigrations(expand, (folder) => migrate(database.url, undefined, folder));
  expect((await notedSteps()).at(-1)).toMatchObject({ name: "20991230T0000-expand.sql", runs_since: "baseline" });
  const before = await notedSteps();
  await migrate(database.url);
  expect(await notedSteps()).toEqual(before);
});

test("what a later version takes away refuses the versions that do not know what came in its place, and no others", async () => {
  await withMigrations({ ...expand, ...contract }, (folder) => migrate(database.url, undefined, folder));
  await expect(migrate(database.url)).rejects.toThrow(
    "The database has migration 20991231T0000-contract.sql, which this version of Restride does not know.",
  );
  await withMigrations(expand, (folder) => migrate(database.url, undefined, folder));
});

test("a migration that says nothing of other versions is for those that know it", async () => {
  const plain = { "20991230T0000-plain.sql": "-- Nests.\ncreate table nests (nest_id uuid primary key);" };
  await withMigrations(plain, (folder) => migrate(database.url, undefined, folder));
  expect((await notedSteps()).at(-1)).toMatchObject({ name: "20991230T0000-plain.sql", runs_since: null });
  await expect(migrate(database.url)).rejects.toThrow("The database has migration 20991230T0000-plain.sql");
});

/** Returns the URL of an empty database with a login of its own, to which `prepare` may grant rights. */
const emptyWith = async (
  rights: string,
  prepare = async (_login: string, _name: string): Promise<unknown> => undefined,
) => {
  const empty = await emptyDatabase();
  const [login, url] = [`migrates_${process.pid}_${Date.now()}`, new URL(empty.url)];
  await owner.query(`create role ${login} login ${rights}`);
  await prepare(login, url.pathname.slice(1));
  url.username = login;
  const drop = async () => {
    await empty.drop();
    await owner.query(`drop role ${login}`);
  };
  return { url: url.href, drop };
};
const owning = (login: string, name: string) => owner.query(`alter database ${name} owner to ${login}`);

test("an owner who may not make roles, a login that owns nothing, and a database that takes no changes are told", async () => {
  const remedy = "DATABASE_URL must name the owner of the database, who may create roles: the README says how.";
  const plain = await emptyWith("", owning);
  await expect(migrate(plain.url)).rejects.toThrow(
    `Migration baseline failed. PostgreSQL says: permission denied to create role, SQLSTATE 42501. ${remedy}`,
  );
  await plain.drop();
  const stranger = await emptyWith("createrole");
  await expect(migrate(stranger.url)).rejects.toThrow(
    `The table of migrations cannot be made. PostgreSQL says: permission denied for schema public, SQLSTATE 42501. ${remedy}`,
  );
  await stranger.drop();
  const locked = await emptyWith("createrole", async (login, name) => {
    await owning(login, name);
    await owner.query(`alter database ${name} set default_transaction_read_only = on`);
  });
  await expect(migrate(locked.url)).rejects.toThrow(
    "The table of migrations cannot be made. PostgreSQL says: cannot execute CREATE TABLE in a read-only transaction, SQLSTATE 25006. DATABASE_URL must name a database that takes changes.",
  );
  await locked.drop();
});
