import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, makeDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import { toAnswer, type OperationAnswer } from "./answer.ts";
import { makeRunOnce, tidyKeys } from "./idempotency.ts";

const owner = testId("0192f000-00aa-7000-8000-000000000001");
const scope = systemCustomerScope(testId("0192f000-0000-7000-8000-000000000001"), owner);
let database: TestDatabase;
let db: Database;
let outside: pg.Client;
let runs: number;
let once: ReturnType<typeof makeRunOnce>;

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  db = makeDatabase(makePool(database.url, 2));
  once = makeRunOnce({ db, secret: "secret" });
  outside = new pg.Client(database.url);
  await outside.connect();
  await outside.query("create table changes (note text); grant all on changes to restride_app");
});
afterAll(async () => {
  await outside.end();
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  await outside.query("truncate changes, idempotency_keys");
  runs = 0;
});

const work = async (result: object = {}): Promise<OperationAnswer> => {
  runs += 1;
  await db.rows(scope, "change", sql`insert into changes values ('changed')`);
  return toAnswer(result);
};
const request = { owner, key: "k", operation: "save", args: { name: "Ada" } };
const changes = async () => (await outside.query("select from changes")).rowCount;
const storedRows = async () => (await outside.query("select * from idempotency_keys")).rows;
const otherContent = toAnswer(refuse("This was already sent with other content. Reload the page and try again."));

test("a retry is answered as the first time and changes nothing, also when both come at once", async () => {
  const first = await once(scope, request, () => work({ _id: "1", message: "Saved." }));
  expect(first).toEqual({ status: "success", message: "Saved.", error: false, _id: "1" });
  expect(await Promise.all([1, 2].map(() => once(scope, request, work)))).toEqual([first, first]);
  const next = { ...request, key: "next" };
  const both = await Promise.all([1, 2].map((at) => once(scope, next, () => work({ _id: `both ${at}` }))));
  expect(both[0]).toEqual(both[1]);
  expect([runs, await changes()]).toEqual([2, 2]);
});

test("a key that was sent with other content, for another call or under another secret is refused", async () => {
  await once(scope, request, work);
  for (const other of [{ args: { name: "Bob" } }, { operation: "remove" }])
    expect(await once(scope, { ...request, ...other }, work)).toEqual(otherContent);
  expect(await makeRunOnce({ db, secret: "other" })(scope, request, work)).toEqual(otherContent);
  expect([runs, await changes()]).toEqual([1, 1]);
  expect((await once(scope, { ...request, key: "other" }, work)).status).toBe("success");
});

test("a key that was used in one tenant is refused in another, for the same person and the same content", async () => {
  await once(scope, request, work);
  const sister = systemCustomerScope(testId("0192f000-0000-7000-8000-000000000002"), owner);
  expect(await once(sister, request, work)).toEqual(otherContent);
  expect(await once(systemScope(owner), request, work)).toEqual(otherContent);
  expect([runs, await changes()]).toEqual([1, 1]);
});

test("a refusal or a crash leaves neither a change nor a key, and may be tried again", async () => {
  expect(await once(scope, request, () => work(refuse("No.")))).toMatchObject({ status: "fail", message: "No." });
  await expect(once(scope, request, async () => Promise.reject(await work()))).rejects.toMatchObject({ error: false });
  expect([runs, await changes(), await storedRows()]).toEqual([2, 0, []]);
  expect((await once(scope, request, work)).status).toBe("success");
});

test("without a key each call runs, and is undone when it is refused", async () => {
  await once(scope, null, work);
  await once(scope, null, () => work(refuse("No.")));
  expect([runs, await changes(), await storedRows()]).toEqual([2, 1, []]);
});

test("a key has at most 100 letters", async () => {
  const keyed = (length: number) => once(scope, { ...request, key: "k".repeat(length) }, work);
  expect((await keyed(100)).status).toBe("success");
  expect(await keyed(101)).toMatchObject({ status: "fail", message: "The idempotency key is too long." });
  expect(runs).toBe(1);
});

test("an answer is forgotten after a day, and not before", async () => {
  await once(scope, request, work);
  const at = Date.parse("2026-11-20T12:00:00Z");
  const tidy = (now: number) => tidyKeys(db, systemScope("test"), () => now);
  expect(tidy(at)).toMatchObject({ name: "tidy-keys", crontab: "53 3 * * *" });
  await outside.query("update idempotency_keys set created_at = $1", [new Date(at)]);
  await tidy(at + 86_400_000).run();
  expect(await storedRows()).toHaveLength(1);
  await tidy(at + 86_400_001).run();
  expect(await storedRows()).toEqual([]);
});
