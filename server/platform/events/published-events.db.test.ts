import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { DomainEvent } from "@restride/domain/domain-events.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, makeDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import { type DomainEvents, makeDomainEvents } from "./domain-events.ts";

const scope = systemCustomerScope(testId("0192f000-0000-7000-8000-000000000001"), "test");
const event: DomainEvent<"CaseCreated"> = {
  kind: "CaseCreated",
  subjectId: null,
  data: { case: testId("a"), by: null },
};
const upTo = (last: number): number[] => Array.from({ length: last }, (_, n) => n + 1);

let database: TestDatabase;
let dbs: Database[];
let nodes: DomainEvents[];
let owner: pg.Client;
let ear: pg.Client;
let published: number[];
const lines: string[] = [];

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  dbs = [1, 2].map(() => makeDatabase(makePool(database.url, 4)));
  const deps = {
    allTenantsScope: systemScope("test"),
    now: () => 0,
    handlersOf: () => [],
    log: (m: string) => lines.push(m),
  };
  nodes = dbs.map((db) => makeDomainEvents({ db, ...deps }));
  [owner, ear] = [new pg.Client(database.url), new pg.Client(database.url)];
  await Promise.all([owner.connect(), ear.connect()]);
  ear.on("notification", ({ payload }) => published.push((JSON.parse(payload!) as { number: number }).number));
  await ear.query("listen restride_domain_events");
  await owner.query("set session_replication_role = replica");
  await owner.query(
    "insert into customers (customer_id, name, access_code, company_id) values ($1, 'x', 'x', gen_random_uuid())",
    [scope.customerId],
  );
});
afterAll(async () => {
  await Promise.all([owner.end(), ear.end(), ...dbs.map((db) => db.close())]);
  await database.drop();
});
beforeEach(async () => {
  await Promise.all(nodes.map((node) => node.published()));
  await owner.query("truncate domain_events, domain_event_counters, published_events");
  await ear.query("select 1"); // notifications from before have arrived
  published = [];
});

test("domain events are published in the order of their numbers, each once, whichever process recorded them", async () => {
  await Promise.all(upTo(40).map((n) => nodes[n % 2]!.record(scope, event)));
  await expect.poll(() => published).toEqual(upTo(40));
});

test("who tells waits for another who tells of the same tenant", async () => {
  await nodes[0]!.record(scope, event);
  await nodes[0]!.published();
  await owner.query("begin");
  await owner.query("insert into domain_events select customer_id, 2, kind, null, data, at from domain_events");
  await owner.query("update domain_event_counters set last_number = 2");
  await owner.query("commit; begin; select from published_events for update");
  await nodes[1]!.record(scope, event);
  await expect.poll(async () => (await owner.query("select from pg_locks where not granted")).rowCount).toBe(1);
  await owner.query("update published_events set last_published = 2; commit");
  await nodes[1]!.published();
  await ear.query("select 1");
  expect(published).toEqual([1, 3]);
});

test("what a process left unpublished is published by the next one that starts, or with the tenant's next domain event", async () => {
  await nodes[0]!.record(scope, event);
  await nodes[0]!.published();
  await owner.query("update published_events set last_published = 0");
  await nodes[1]!.publishAll();
  await expect.poll(() => published).toEqual([1, 1]);
  await nodes[1]!.publishAll();
  await owner.query("update published_events set last_published = 0");
  await nodes[1]!.record(scope, event);
  await expect.poll(() => published).toEqual([1, 1, 1, 2]);
});

test("an undone domain event is not published, and takes no number", async () => {
  const undone = dbs[0]!.transaction(scope, async () => {
    await nodes[0]!.record(scope, event);
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  await nodes[0]!.record(scope, event);
  await expect.poll(() => published).toEqual([1]);
});

test("domain events that could not be published are logged, and published later", async () => {
  await owner.query("alter function publish_events rename to away");
  await nodes[0]!.record(scope, event);
  await nodes[0]!.published();
  expect(lines[0]).toMatch(/^Domain events could not be published yet: .*publish_events/);
  await owner.query("alter function away rename to publish_events");
  await nodes[0]!.published();
  await expect.poll(() => published).toEqual([1]);
});
