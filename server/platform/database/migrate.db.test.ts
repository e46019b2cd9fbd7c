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
  await expect(failure).rejects.toThrow(
    new RegExp(`^Migration ${name} failed\\. PostgreSQL says: .* already exists.*, SQLSTATE 42\\w{3}\\.$`),
  );
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

test("an older program is refused by a newer schema, before anything is changed", async () => {
  await owner.query(
    "insert into schema_migrations (name, checksum) values ('9999-later.sql', ''), ('9998-new.sql', '')",
  );
  await owner.query("drop schema graphile_worker cascade");
  await expect(migrate(database.url)).rejects.toThrow(
    new Error(
      "The database has migration 9998-new.sql, which this version of Restride does not know. Install the newer version, or restore a backup.",
    ),
  );
  expect((await owner.query("select to_regnamespace('graphile_worker') as queue")).rows).toEqual([{ queue: null }]);
});

/** The address of an empty database by a login of its own, which `prepare` may give rights. */
const emptyWith = async (
  rights: string,
  prepare = async (_login: string, _name: string): Promise<unknown> => undefined,
) => {
  const empty = await cloneDatabase({ fingerprint: "empty", prepare: async () => undefined });
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
    `Migration 0001-tenancy.sql failed. PostgreSQL says: permission denied to create role, SQLSTATE 42501. ${remedy}`,
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
