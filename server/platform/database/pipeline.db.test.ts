import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Database, makeDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPool } from "./pool.ts";

const scope = systemScope("test");
const tenantScopes = [1, 2, 3].map((n) =>
  systemCustomerScope(testId(`0192f000-0000-7000-8000-00000000000${n}`), `actor-${n}`),
);
let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
let owner: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  pool = await openPool(database.url, 2);
  db = makeDatabase(pool);
  owner = new pg.Client(database.url);
  await owner.connect();
  await owner.query("create table notes (note text unique deferrable initially deferred)");
  await owner.query("grant all on notes to restride_app");
});
afterAll(async () => {
  await owner.end();
  await db.close();
  await database.drop();
});
beforeEach(() => owner.query("truncate notes"));

const where = sql<{ pid: number; at: string; tenants: string; actor: string }>`
  select pg_backend_pid() as pid, pg_current_xact_id()::text as at,
    current_setting('restride.customers') as tenants, current_setting('restride.actor') as actor`;
const rlsSettings = () => Promise.all(tenantScopes.map((tenant) => db.one(tenant, "where", where)));
const expectedSettings = tenantScopes.map(({ customerId }, n) => ({ tenants: customerId, actor: `actor-${n + 1}` }));
const note = (text: string) => sql`insert into notes values (${text})`;
const notes = async () => (await owner.query("select note from notes order by note")).rows.map((row) => row.note);
const state = async () => {
  const client = await pool.connect();
  const { rows } = await client.query(
    "select coalesce(current_setting('restride.customers', true), '') as rls, now() = statement_timestamp() as alone",
  );
  client.release();
  return rows[0];
};
const clean = { rls: "", alone: true };
const sent = async (work: () => Promise<unknown>): Promise<number> => {
  const client = await pool.connect();
  const { stream } = (client as unknown as { connection: { stream: import("node:net").Socket } }).connection;
  client.release();
  const other = vi.spyOn(stream, "_write");
  const together = vi.spyOn(stream, "_writev" as "_write");
  try {
    await work();
    return other.mock.calls.length + together.mock.calls.length;
  } finally {
    other.mockRestore();
    together.mockRestore();
  }
};

test("statements of one moment share a connection, each in a transaction of its own with its own row-level security", async () => {
  const seen = await rlsSettings();
  expect(seen).toMatchObject(expectedSettings);
  expect([new Set(seen.map(({ pid }) => pid)).size, new Set(seen.map(({ at }) => at)).size]).toEqual([1, 3]);
  expect(await state()).toEqual(clean);
});

test("of statements that travel together one may fail, and only it", async () => {
  const [before, wrong, after] = await Promise.allSettled([
    db.rows(scope, "note", note("before")),
    db.rows(scope, "wrong", sql`select 1 / 0`),
    db.rows(scope, "note", note("after")),
  ]);
  expect([before.status, after.status]).toEqual(["fulfilled", "fulfilled"]);
  expect(wrong).toMatchObject({ status: "rejected", reason: { message: "division by zero" } });
  expect(await notes()).toEqual(["after", "before"]);
  expect(await state()).toEqual(clean);
});

test("in a transaction statements of one moment have each its own row-level security, and happen together", async () => {
  const seen = await db.transaction(scope, rlsSettings);
  expect(seen).toMatchObject(expectedSettings);
  expect(new Set(seen.map(({ at }) => at)).size).toBe(1);
  expect(await state()).toEqual(clean);
});

test("of statements that travel together in a transaction the first that failed says why, and nothing is kept", async () => {
  const failed = db.transaction(scope, () =>
    Promise.all([
      db.rows(scope, "note", note("a")),
      db.rows(scope, "wrong", sql`select 1 / 0`),
      db.rows(scope, "note", note("b")),
    ]),
  );
  await expect(failed).rejects.toThrow("division by zero");
  expect(await notes()).toEqual([]);
  expect(await state()).toEqual(clean);
});

test("what fails only when it is kept fails the call, in a transaction or alone", async () => {
  await owner.query("insert into notes values ('once')");
  await expect(db.rows(scope, "note", note("once"))).rejects.toThrow("notes_note_key");
  await expect(db.transaction(scope, () => db.rows(scope, "note", note("once")))).rejects.toThrow("notes_note_key");
  expect(await notes()).toEqual(["once"]);
  expect(await state()).toEqual(clean);
});

test("what is written without waiting is kept with its transaction, and its failure is the transaction's", async () => {
  await db.transaction(scope, async () => db.write(scope, "note", note("kept")));
  const failed = db.transaction(scope, async () => {
    db.write(scope, "note", note("undone"));
    db.write(scope, "wrong", sql`select 1 / 0`);
    return db.rows(scope, "note", note("after"));
  });
  await expect(failed).rejects.toThrow("division by zero");
  await expect(db.transaction(scope, async () => db.write(scope, "wrong", sql`select 1 / 0`))).rejects.toThrow(
    "division by zero",
  );
  expect(await notes()).toEqual(["kept"]);
  expect(() => db.write(scope, "note", note("alone"))).toThrow(
    "note is a db.write outside a transaction, where its failure would not be reported.",
  );
});

test("whoever goes on after the transaction's end reaches no connection", async () => {
  let goOn = () => {};
  const later = new Promise<void>((resolve) => (goOn = resolve));
  let straggler: Promise<unknown> | undefined;
  await db.transaction(scope, async () => {
    straggler = later.then(() => db.rows(scope, "note", note("late")));
  });
  goOn();
  await expect(straggler).rejects.toThrow(
    "This transaction has ended. Wait for every statement of a transaction inside it.",
  );
  expect(await notes()).toEqual([]);
});

test("a statement that could not be prepared is prepared when it is asked for again", async () => {
  const ask = () => db.rows(scope, "later", sql`select 1 as n from later`);
  for (let tries = 0; tries < 3; tries += 1) await expect(ask()).rejects.toThrow("later");
  await owner.query("create table later (); insert into later default values; grant all on later to restride_app");
  for (let tries = 0; tries < 3; tries += 1) expect(await ask()).toEqual([{ n: 1 }]);
});

test("row-level security, statements and what is written leave in one packet; a transaction that asks nothing sends nothing", async () => {
  await rlsSettings();
  expect(await sent(rlsSettings)).toBe(1);
  expect(await sent(() => db.transaction(scope, rlsSettings))).toBe(2);
  const write = (text: string) => db.transaction(scope, async () => db.write(scope, "note", note(text)));
  await write("a");
  expect(await sent(() => write("b"))).toBe(1);
  expect(await sent(() => db.transaction(scope, async () => 1))).toBe(0);
});
