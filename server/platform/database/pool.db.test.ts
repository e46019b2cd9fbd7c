import { cloneDatabase, migrated, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { makePool, openPool, refuseUnwalled } from "./pool.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase(migrated(migrate));
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const asked =
  "select current_user as who, current_setting('search_path') as path, current_setting('statement_timeout') as timeout";
const seen = async (url: string) => {
  const pool = makePool(url, 1);
  try {
    return (await pool.query(asked)).rows[0];
  } finally {
    await pool.end();
  }
};
const ours = { who: "restride_app", path: "public", timeout: "30s" };

test.each([
  "",
  "&options=-c%20work_mem%3D64MB",
  "&options=-c%20role%3Dnone",
  "&search_path=pg_temp",
  "&statement_timeout=0",
])("walls 7: settings in the address of the database (%s) take the place of none of ours", async (more) =>
  expect(await seen(database.url + more)).toEqual(ours),
);

test("a pool that is opened has connected once, so that what is wrong with its address is told at the start", async () => {
  const pool = await openPool(database.url, 1);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  await pool.end();
  await expect(openPool(database.url.replace(/restride_test_\w+/, "nowhere"), 1)).rejects.toThrow("nowhere");
});

test("walls 7: migrations take no settings from the address either", async () => {
  await migrate(`${database.url}&options=-c%20role%3Drestride_app`);
});

test("walls 7: a connection that a pooler let be somebody else is never worked with, and the sentence says what to do", async () => {
  const refused = await new Promise<Error | undefined>((done) => refuseUnwalled(owner, done));
  expect(refused?.message).toBe(
    "The database lets us work as restride, for whom there are no walls between customers, and not as restride_app. " +
      "DATABASE_URL must name the PostgreSQL server itself, or a pooler that passes options on.",
  );
  await owner.query("set role restride_app");
  expect(await new Promise((done) => refuseUnwalled(owner, done))).toBeUndefined();
});
