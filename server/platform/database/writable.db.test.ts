import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPool } from "./client.ts";
import { migrate } from "./migrate.ts";
import { isWritable } from "./writable.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
});
afterAll(() => database.drop());

const isWritableWith = async (options: string): Promise<boolean> => {
  const pool = newPool({ connectionString: database.url, max: 1, options });
  try {
    const first = await isWritable(pool);
    expect(pool.waitingCount, "the connection is given back").toBe(0);
    expect(await isWritable(pool), "it says the same again").toBe(first);
    return first;
  } finally {
    await pool.end();
  }
};

test("a database that takes changes is writable", async () => expect(await isWritableWith("")).toBe(true));

test("a read-only database is not writable", async () =>
  expect(await isWritableWith("-c default_transaction_read_only=on")).toBe(false));

test("a database without room for a few hundred kilobytes is not writable", async () =>
  expect(await isWritableWith("-c temp_file_limit=64kB")).toBe(false));

test("a database that is not there is not writable", async () => {
  const pool = newPool({ connectionString: database.url.replace(/restride_test_\w+/, "nowhere"), max: 1 });
  expect(await isWritable(pool)).toBe(false);
  await pool.end();
});

test("looking whether a database is writable leaves nothing in it", async () => {
  const pool = newPool({ connectionString: database.url, max: 1 });
  const size = async () => (await pool.query("select pg_database_size(current_database()) as bytes")).rows[0].bytes;
  await isWritable(pool);
  const before = await size();
  for (let times = 0; times < 50; times += 1) await isWritable(pool);
  expect(await size()).toBe(before);
  await pool.end();
});
