import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, makeDatabase } from "./database.ts";
import type { RlsScope } from "./row-level-security.ts";
import { migrate } from "./migrate.ts";
import { makePool } from "./pool.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";

const size = 2;
const scope = systemScope("test");
let database: TestDatabase;
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  pool = makePool(database.url, size);
  db = makeDatabase(pool);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const one = () => db.row(scope, "one", sql<{ one: number }>`select 1 as one`);
const out = () => pool.totalCount - pool.idleCount;

test("row-level security that cannot be set costs no connection, however often", async () => {
  const odd: RlsScope = { rls: { tenants: ["a b"], company: null, actor: "test", sight: "" } };
  for (let tries = 0; tries <= size; tries += 1)
    await expect(db.transaction(odd, async () => 1)).rejects.toThrow("A scope may only hold ids and plain words.");
  expect(out()).toBe(0);
  expect(await one()).toEqual({ one: 1 });
});

test("a scope of one customer is made of nothing but an id", () => {
  for (const text of ["", "a b", "*", "0192f000-0000-7000-8000-00000000000g"])
    expect(() => systemCustomerScope(testId(text), "test")).toThrow("A scope of one customer needs the customer's id.");
});

test("whatever throws inside, in keep and in what follows, the connection comes back", async () => {
  const no = () => {
    throw new Error("no");
  };
  for (let tries = 0; tries <= size; tries += 1) {
    await expect(db.transaction(scope, async () => no())).rejects.toThrow("no");
    await expect(db.transactionIf(scope, no, async () => 1)).rejects.toThrow("no");
    await expect(db.transaction(scope, async () => db.onCommit(no))).rejects.toThrow("no");
    await expect(db.rows(scope, "wrong", sql`select * from nowhere`)).rejects.toThrow("nowhere");
  }
  expect(out()).toBe(0);
  expect(await one()).toEqual({ one: 1 });
});

test("a connection that the server ends is replaced, and the process lives", async () => {
  const owner = new pg.Client(database.url);
  await owner.connect();
  const cut = db.transaction(scope, async () => {
    const mine = await db.row(scope, "pid", sql<{ pid: number }>`select pg_backend_pid() as pid`);
    await owner.query("select pg_terminate_backend($1, 5000)", [mine!.pid]);
    return db.rows(scope, "after", sql`select 1`);
  });
  await expect(cut).rejects.toThrow("Client has encountered a connection error");
  await owner.end();
  expect(out()).toBe(0);
  expect(await one()).toEqual({ one: 1 });
});

test("reads are answered while more changes than there are connections wait for a locked table", async () => {
  const [small, owner] = [makePool(database.url, 8), new pg.Client(database.url)];
  const shared = makeDatabase(small);
  await owner.connect();
  await owner.query("create table locked (n int); grant select, insert on locked to restride_app");
  await owner.query("begin; lock table locked");
  const insert = () => shared.rows(scope, "insertLocked", sql`insert into locked values (1) returning n`);
  const changes = [
    ...Array.from({ length: 10 }, insert),
    ...Array.from({ length: 10 }, () => shared.transaction(scope, insert)),
  ];
  const waiting = "select count(*)::int as n from pg_locks where relation = 'locked'::regclass and not granted";
  await expect.poll(async () => (await owner.query(waiting)).rows[0].n).toBe(6);
  const read = () => shared.row(scope, "one", sql`select 1 as one`);
  expect(await Promise.all([read(), read(), read()])).toEqual([{ one: 1 }, { one: 1 }, { one: 1 }]);
  expect(small.waitingCount).toBe(0);
  await owner.query("commit");
  await Promise.all(changes);
  expect((await owner.query("select from locked")).rowCount).toBe(20);
  await owner.end();
  await shared.close();
});
