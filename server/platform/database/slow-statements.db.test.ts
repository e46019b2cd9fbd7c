import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, makeDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { makePool } from "./pool.ts";
import { makeSlowStatements, type SlowStatement } from "./slow-statements.ts";

const tenantId = testId("0192f000-0000-7000-8000-000000000001");
const tenant = systemCustomerScope(tenantId, "test");
const everywhere = systemScope("test");

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
let slow: SlowStatement[];
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  pool = makePool(database.url, 4);
  db = makeDatabase(pool, undefined, (each) => slow.push(each));
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(() => {
  slow = [];
});

/** Returns a statement that takes so many seconds and reads a table with the values of a person. */
const slowRead = (seconds: number) => sql`
  select user_id, pg_sleep(${seconds}) from users where email = ${"ada@home.example"} or ${["x", null]}::text[] is null or ${null}::uuid is not null
  union all select null, pg_sleep(${seconds})`;

test("a statement of a second or longer is reported with its tenant and the shape of its plan, and none of its values", async () => {
  await db.rows(tenant, "findSlowly", slowRead(1));
  expect(slow).toEqual([
    {
      statement: "findSlowly",
      milliseconds: expect.any(Number),
      customer: tenantId,
      plan: expect.stringMatching(/^Append \(.*(Scan users|Scan on users)/),
    },
  ]);
  expect(slow[0]!.milliseconds).toBeGreaterThanOrEqual(1_000);
  expect(JSON.stringify(slow)).not.toContain("ada@");
});

test("a shorter one is not reported, nor is one that waited in a pipeline behind a slow one", async () => {
  await db.rows(tenant, "findQuickly", slowRead(0));
  await Promise.all([db.rows(tenant, "findSlowly", slowRead(1)), db.rows(tenant, "findBehind", slowRead(0))]);
  expect(slow.map(({ statement }) => statement)).toEqual(["findSlowly"]);
});

test("two slow ones in a pipeline are both reported, each with its own plan", async () => {
  // It is measured from the answer before it, which a busy machine may read late.
  const other = sql`select count(*), pg_sleep(3) from bot_checks where signature = ${"none"}`;
  await Promise.all([db.rows(tenant, "findSlowly", slowRead(1)), db.rows(tenant, "countSlowly", other)]);
  expect(slow).toMatchObject([
    { statement: "findSlowly", plan: expect.stringContaining("users") },
    { statement: "countSlowly", plan: expect.stringContaining("bot_checks") },
  ]);
});

test("in a transaction it is reported after the commit, a write too, and changes are kept", async () => {
  await db.transaction(everywhere, async () => {
    db.write(
      everywhere,
      "addSlowly",
      sql`insert into bot_checks (signature, request_hash, ends_at)
      select ${"sig"}, ${"hash"}, now() from pg_sleep(1)`,
    );
    expect(slow).toEqual([]);
  });
  expect(slow).toMatchObject([
    { statement: "addSlowly", customer: null, plan: expect.stringMatching(/^ModifyTable bot_checks /) },
  ]);
  expect(await db.rows(everywhere, "readBack", sql`select signature from bot_checks`)).toEqual([{ signature: "sig" }]);
});

test("one that fails after a second, or whose transaction does, is reported without a plan", async () => {
  const fails = sql`select 1 / (length(pg_sleep(1)::text))`;
  await expect(db.rows(tenant, "failSlowly", fails)).rejects.toThrow("division by zero");
  const failing = db.transaction(tenant, async () => {
    await db.rows(tenant, "workSlowly", slowRead(1));
    throw new Error("No.");
  });
  await expect(failing).rejects.toThrow("No.");
  expect(slow).toEqual(
    ["failSlowly", "workSlowly"].map((statement) => ({
      statement,
      milliseconds: expect.any(Number),
      customer: tenantId,
      plan: null,
    })),
  );
});

/** Measures a statement that takes so many milliseconds by a clock of its own; returns its rows and what was reported. */
const measure = async (milliseconds: number, config: pg.QueryConfig) => {
  const reports: SlowStatement[] = [];
  let at = 0;
  const statements = makeSlowStatements(
    (each) => reports.push(each),
    () => at,
  );
  const client = await pool.connect();
  const sending = client.query(config).then((answer) => {
    at = milliseconds;
    return answer;
  });
  const { rows } = await statements.measure(client, { name: "measured", scope: tenant, config }, sending, (each) =>
    statements.report(client, each),
  );
  client.release();
  return { rows, reports };
};

test("a value that PostgreSQL cannot write as text costs the plan and nothing else", async () => {
  const bytes = Buffer.from([0, 255]);
  const { rows, reports } = await measure(1_000, {
    name: "bytes_1",
    text: "select $1::bytea as bytes",
    values: [bytes],
  });
  expect(rows).toEqual([{ bytes }]);
  expect(reports).toEqual([{ statement: "measured", milliseconds: 1_000, customer: tenantId, plan: null }]);
});

test("a second is the limit: a millisecond less is not reported", async () => {
  const config = { name: "one_1", text: "select 1" };
  expect((await measure(1_000, config)).reports).toMatchObject([{ milliseconds: 1_000, plan: "Result" }]);
  expect((await measure(999, config)).reports).toEqual([]);
});
