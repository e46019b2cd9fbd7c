import { bucketOf } from "@restride/domain/progress/buckets.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../../../dev-env/database/test-databases.ts";
import { migrate } from "../../platform/database/migrate.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test.each([
  [0, 0, "none"],
  [0, 3, "none"],
  [5, 0, "skipped"],
  [5, 1, "partial"],
  [5, 4, "partial"],
  [5, 5, "complete"],
  [5, 6, "complete"],
])("of %i due and %i done the database says what the rule says: %s", async (due, done, bucket) => {
  expect(bucketOf({ due, done })).toBe(bucket);
  expect((await pool.query("select bucket_of($1, $2) as bucket", [due, done])).rows).toEqual([{ bucket }]);
});
