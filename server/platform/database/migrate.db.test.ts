import { cloneDatabase, migrated, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate, readMigrations } from "./migrate.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await cloneDatabase(migrated(migrate));
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const ran = async () => (await owner.query("select name, checksum from schema_migrations order by name")).rows;

test("every migration ran, once, in the order of their names, and is known by what stands in it", async () => {
  const all = await readMigrations();
  const names = all.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names[0]).toMatch(/^0001-.*\.sql$/);
  for (const { checksum } of all) expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  const before = await ran();
  expect(before).toEqual(all.map(({ name, checksum }) => ({ name, checksum })));
  await migrate(database.url);
  expect(await ran()).toEqual(before);
});

test("an empty database is brought to the newest schema", async () => {
  const empty = await cloneDatabase({ fingerprint: "empty", prepare: async () => undefined });
  const client = new pg.Client(empty.url);
  await client.connect();
  try {
    await migrate(empty.url);
    const { rows } = await client.query("select name, checksum, ran_at from schema_migrations order by name");
    const all = await readMigrations();
    expect(rows).toEqual(all.map(({ name, checksum }) => ({ name, checksum, ran_at: expect.any(Date) })));
    expect((await client.query("select from users")).rowCount).toBe(0);
  } finally {
    await client.end();
    await empty.drop();
  }
});

test("one that was edited since is refused in a sentence", async () => {
  const { name } = (await readMigrations())[0]!;
  await owner.query("update schema_migrations set checksum = 'other' where name = $1", [name]);
  await expect(migrate(database.url)).rejects.toThrow(
    `Migration ${name} was edited after it ran. Restore it and add a new one instead.`,
  );
});

test("one that fails leaves nothing half done, names itself and says why", async () => {
  const { name } = (await readMigrations())[0]!;
  await owner.query("delete from schema_migrations where name = $1", [name]);
  await owner.query("alter table audit_log rename to kept_aside");
  await owner.query("drop function scope_every() cascade");
  const before = await ran();
  const failure = migrate(database.url);
  await expect(failure).rejects.toThrow(`Migration ${name} failed.`);
  await expect(failure).rejects.toMatchObject({ cause: { message: expect.stringContaining("already exists") } });
  expect(await ran()).toEqual(before);
  expect((await owner.query("select from pg_tables where tablename = 'audit_log'")).rowCount).toBe(0);
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
