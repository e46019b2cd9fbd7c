import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import type { Socket } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { makePool, openPool, refuseUnrestricted } from "./pool.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const settings = `select current_user as who, current_setting('search_path') as path, current_setting('statement_timeout') as timeout,
  current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`;
const seen = async (url: string) => {
  const pool = makePool(url, 1);
  try {
    return (await pool.query(settings)).rows[0];
  } finally {
    await pool.end();
  }
};
const ours = { who: "restride_app", path: "public", timeout: "30s", lock: "5s", idle: "20s" };

test.each([
  "",
  "&options=-c%20work_mem%3D64MB",
  "&options=-c%20role%3Dnone",
  "&search_path=pg_temp",
  "&statement_timeout=0",
  "&lock_timeout=0",
  "&idle_in_transaction_session_timeout=0",
])("settings in the address of the database (%s) take the place of none of ours", async (more) =>
  expect(await seen(database.url + more)).toEqual(ours),
);

test("a pool that is opened has connected once, so that what is wrong with its address is told at the start", async () => {
  const pool = await openPool(database.url, 1);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  await pool.end();
  await expect(openPool(database.url.replace(/restride_test_\w+/, "nowhere"), 1)).rejects.toThrow("nowhere");
});

test("migrations take no settings from the address either", async () => {
  await migrate(`${database.url}&options=-c%20role%3Drestride_app`);
});

test("a connection that a pooler let be somebody else is never worked with, and the sentence says what to do", async () => {
  const refused = await new Promise<Error | undefined>((done) => refuseUnrestricted(owner, done));
  expect(refused?.message).toBe(
    "The connection runs as restride instead of restride_app, so row-level security does not separate customers. " +
      "DATABASE_URL must name the PostgreSQL server itself, or a pooler that passes options on.",
  );
  await owner.query("set role restride_app");
  expect(await new Promise((done) => refuseUnrestricted(owner, done))).toBeUndefined();
});

test("a connection that is lost while it is verified fails its taker, and neither the process nor the next", async () => {
  const pool = makePool(database.url, 1);
  pool.once("connect", (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.destroy(new Error("read ECONNRESET"));
  });
  await expect(pool.connect()).rejects.toThrow("ECONNRESET");
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("a server that falls silent is given up two seconds after its own limit, and that connection is never used again", async () => {
  const pool = makePool(database.url, 1, { statement: 100, lock: 100, idleInTransaction: 100 });
  const db = makeDatabase(pool);
  const backend = () => db.one(systemScope("test"), "backend", sql<{ pid: number }>`select pg_backend_pid() as pid`);
  const { pid } = await backend();
  process.kill(pid, "SIGSTOP");
  try {
    await expect(backend()).rejects.toThrow("Query read timeout");
  } finally {
    process.kill(pid, "SIGCONT");
  }
  expect((await backend()).pid).not.toBe(pid);
  await pool.end();
});

test("a connection has that limit only while it is out of the pool, and from when it was acquired", async () => {
  const pool = makePool(database.url, 1, { statement: 100, lock: 100, idleInTransaction: 100 });
  const client = await pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  expect(stream.timeout).toBe(2_100);
  stream.emit("timeout");
  expect(stream.destroyed).toBe(false);
  client.release();
  await vi.waitFor(() => expect(pool.idleCount).toBe(1));
  const now = vi.spyOn(performance, "now").mockReturnValue(Number.MAX_SAFE_INTEGER);
  stream.emit("timeout");
  expect(stream.destroyed).toBe(false);
  now.mockReturnValue(1_000);
  const lost = await pool.connect();
  lost.on("error", () => undefined);
  now.mockReturnValue(3_099);
  stream.emit("timeout");
  expect(stream.destroyed).toBe(false);
  now.mockReturnValue(3_100);
  stream.emit("timeout");
  expect(stream.destroyed).toBe(true);
  now.mockRestore();
  lost.release(true);
  await pool.end();
});
