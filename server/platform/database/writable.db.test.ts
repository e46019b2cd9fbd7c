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
  // Rows and relations, not bytes: PostgreSQL itself writes statistics and free space whenever it likes.
  const content = async () => {
    await pool.query("select pg_stat_force_next_flush()");
    const { rows } = await pool.query(
      `select (select count(*) from pg_class) as relations, (select count(*) from pg_proc) as functions,
         (select sum(n_tup_ins + n_tup_upd + n_tup_del) from pg_stat_user_tables) as writes`,
    );
    return rows;
  };
  const before = await content();
  for (let times = 0; times < 50; times += 1) expect(await isWritable(pool)).toBe(true);
  expect(await content()).toEqual(before);
  await pool.end();
});
