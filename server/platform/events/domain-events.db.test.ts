import { EventEmitter } from "node:events";
import type { Id } from "@restride/domain/values/id.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { type CustomerScope, systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { DomainEvent } from "@restride/domain/domain-events.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Database, makeDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import { type DomainEvents, makeDomainEvents } from "./domain-events.ts";
import { listenForEvents, type LiveEvents, type Signal } from "./live-events.ts";
import { makeEventJob, eventHandler, handlersOf } from "./event-handlers.ts";

const [one, two] = [testId("0192f000-0000-7000-8000-000000000001"), testId("0192f000-0000-7000-8000-000000000002")].map(
  (id) => systemCustomerScope(id, "test"),
) as [CustomerScope, CustomerScope];
const [ada, bob] = [testId("0192f000-00aa-7000-8000-000000000001"), testId("0192f000-00aa-7000-8000-000000000002")];
const at = Date.parse("2026-11-20T12:00:00Z");
const created = (subjectId: Id | null, id = "a"): DomainEvent<"CaseCreated"> => ({
  kind: "CaseCreated",
  subjectId,
  data: { case: testId(id), by: null },
});
const moved: DomainEvent<"CaseMovedToVendor"> = {
  kind: "CaseMovedToVendor",
  subjectId: ada,
  data: { case: testId("a"), by: testId("b") },
};

let database: TestDatabase;
let db: Database;
let owner: pg.Client;
let domainEvents: DomainEvents;
let messages: string[];

const note = (name: string) =>
  eventHandler({
    name,
    to: "CaseCreated",
    handle: async (scope, { no, kind, subjectId, data }) => {
      messages.push(
        `${name} ${no} ${kind} ${subjectId === ada ? "ada" : subjectId} ${data.case} ${scope.customerId === one.customerId}`,
      );
      await db.rows(scope, "note", sql`insert into notes values (${name})`);
      if (data.case === "wrong") throw new Error("The reaction failed.");
    },
  });
const eventHandlers = [
  note("tell"),
  note("count"),
  eventHandler({ name: "other", to: "CaseMovedToVendor", handle: async () => void messages.push("other") }),
];

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  db = makeDatabase(makePool(database.url, 4));
  domainEvents = makeDomainEvents({
    db,
    allTenantsScope: systemScope("test"),
    now: () => at,
    handlersOf: handlersOf(eventHandlers),
    log: (message) => messages.push(message),
  });
  owner = new pg.Client(database.url);
  await owner.connect();
  await owner.query("create table notes (note text); grant all on notes to restride_app");
  await owner.query("set session_replication_role = replica");
  for (const { customerId } of [one, two])
    await owner.query(
      "insert into customers (customer_id, name, access_code, company_id) values ($1, 'x', $2, gen_random_uuid())",
      [customerId, customerId.slice(-4)],
    );
  await owner.query("set session_replication_role = default");
});
afterAll(async () => {
  await owner.end();
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  messages = [];
  await domainEvents.published();
  await owner.query("truncate domain_events, domain_event_counters, published_events, handled_events, notes");
  await owner.query("delete from graphile_worker._private_jobs");
});

describe("domain events", () => {
  test("are numbered by tenant, from one on, also when they happen at once", async () => {
    expect(await domainEvents.newest(one)).toBe(0);
    expect([
      await domainEvents.record(one, created(ada)),
      await domainEvents.record(one, moved),
      await domainEvents.record(two, moved),
    ]).toEqual([1, 2, 1]);
    const more = await Promise.all([1, 2, 3].map(() => domainEvents.record(one, created(bob))));
    expect(more.toSorted()).toEqual([3, 4, 5]);
    expect([await domainEvents.newest(one), await domainEvents.newest(two)]).toEqual([5, 1]);
    expect((await owner.query("select at from domain_events limit 1")).rows).toEqual([{ at: new Date(at) }]);
  });

  test("are read in their order after a number: of a subject, or of a kind, in their own tenant", async () => {
    for (const event of [created(ada), moved, created(bob), created(ada, "b")]) await domainEvents.record(one, event);
    await domainEvents.record(two, created(ada));
    expect(await domainEvents.since(one, ada!, 1)).toEqual([
      { no: 2, ...moved },
      { no: 4, ...created(ada, "b") },
    ]);
    expect(await domainEvents.ofKindsSince(one, ["CaseCreated"], 1)).toEqual([
      { no: 3, ...created(bob) },
      { no: 4, ...created(ada, "b") },
    ]);
    expect(await domainEvents.ofKindsSince(two, ["CaseMovedToVendor"], 0)).toEqual([]);
  });

  test("come five hundred at a time", async () => {
    await owner.query(
      "insert into domain_events select $1, n, 'CaseCreated', $2, '{}', now() from generate_series(501, 1, -1) n",
      [one.customerId, ada],
    );
    const numbers = (await domainEvents.since(one, ada!, 0)).map(({ no }) => no);
    expect([numbers.length, numbers[0], numbers[499]]).toEqual([500, 1, 500]);
  });

  test("queue a job for each handler of their kind, with the change or not at all", async () => {
    const queued = async () =>
      (
        await owner.query(
          "select j.payload, w.key from graphile_worker._private_jobs j join graphile_worker.jobs w using (id) order by key",
        )
      ).rows;
    await domainEvents.record(one, created(ada));
    const job = (name: string) => ({
      payload: { customerId: one.customerId, no: 1, reaction: name },
      key: `${one.customerId}:1:${name}`,
    });
    expect(await queued()).toEqual([job("count"), job("tell")]);
    const undone = db.transaction(one, async () => {
      await domainEvents.record(one, created(ada));
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await queued()).toHaveLength(2);
    expect(await domainEvents.newest(one)).toBe(1);
  });
});

describe("event handlers", () => {
  const run = (name: string, no = 1, { customerId } = one) =>
    makeEventJob(db, eventHandlers).run({ customerId, no, reaction: name });
  const notes = async () => (await owner.query("select note from notes")).rows.map((row) => row.note);

  test("are those to the kind of domain event", () => {
    expect(handlersOf(eventHandlers)("CaseCreated")).toEqual(["tell", "count"]);
    expect(handlersOf(eventHandlers)("AccountErased")).toEqual([]);
  });

  test("run once for a domain event, each by itself, in its tenant", async () => {
    await domainEvents.record(one, created(ada));
    for (const name of ["tell", "tell", "count", "tell"]) await run(name);
    expect(messages).toEqual(["tell 1 CaseCreated ada a true", "count 1 CaseCreated ada a true"]);
    expect(await notes()).toEqual(["tell", "count"]);
  });

  test("to another kind, that nobody knows, or to a domain event that is none, do nothing", async () => {
    await domainEvents.record(one, created(ada));
    await run("other");
    await run("unknown");
    await run("tell", 2);
    await run("tell", 1, two);
    expect(messages).toEqual([]);
    expect((await owner.query("select from handled_events where handler = 'unknown'")).rowCount).toBe(0);
  });

  test("that fail leave nothing behind and run again", async () => {
    await domainEvents.record(one, created(ada, "wrong"));
    for (const _time of [1, 2]) await expect(run("tell")).rejects.toThrow("The reaction failed.");
    expect(messages).toHaveLength(2);
    expect(await notes()).toEqual([]);
  });

  test("are asked for by a whole payload", () => {
    expect(makeEventJob(db, eventHandlers).name).toBe("react");
    expect(() =>
      makeEventJob(db, eventHandlers).run({ customerId: one.customerId, no: "1", reaction: "tell" }),
    ).toThrow("number");
  });
});

describe("listening", () => {
  let live: LiveEvents;
  let lost: number;
  const collect = async (signals: AsyncIterable<Signal>, into: Signal[]) => {
    for await (const signal of signals) into.push(signal);
  };
  const listeners =
    "select pid from pg_stat_activity where query = 'listen restride_domain_events' and datname = current_database()";

  test("tells domain events about a subject, or of a kind, in one tenant, until nobody wants to know", async () => {
    lost = 0;
    live = await listenForEvents(`${database.url}&options=-c%20role%3Dnone`, () => (lost += 1));
    const [about, ofKind]: [Signal[], Signal[]] = [[], []];
    const left = new AbortController();
    const ends = [
      collect(live.subscribeToRecord(one.customerId, ada!, left.signal), about),
      collect(live.ofKinds(one.customerId, ["CaseCreated"], left.signal), ofKind),
    ];
    for (const event of [created(ada), moved, created(bob)]) await domainEvents.record(one, event);
    await domainEvents.record(two, created(ada));
    await expect
      .poll(() => [about, ofKind])
      .toEqual([
        [
          { no: 1, ...created(ada) },
          { no: 2, ...moved },
        ],
        [
          { no: 1, ...created(ada) },
          { no: 3, ...created(bob) },
        ],
      ]);
    const off = vi.spyOn(EventEmitter.prototype, "off");
    left.abort();
    await Promise.all(ends);
    const forgotten = off.mock.calls.map(([name]) => name);
    expect(forgotten).toEqual(expect.arrayContaining([`${one.customerId}:${ada}`, `${one.customerId}:CaseCreated`]));
    await live.close();
    expect([(await owner.query(listeners)).rowCount, lost]).toEqual([0, 0]);
  });

  test("goes on after its connection was lost, and says that something may have been missed", async () => {
    lost = 0;
    live = await listenForEvents(database.url, () => (lost += 1));
    const about: Signal[] = [];
    const left = new AbortController();
    const end = collect(live.subscribeToRecord(one.customerId, ada!, left.signal), about);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await owner.query(`select pg_terminate_backend(pid) from (${listeners}) l`);
    await expect.poll(() => lost).toBe(1);
    await domainEvents.record(one, created(ada));
    await domainEvents.published();
    await vi.advanceTimersByTimeAsync(999);
    expect(about).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.poll(() => about).toEqual(["missed"]);
    await domainEvents.record(one, created(ada));
    await expect.poll(() => about).toEqual(["missed", { no: 2, ...created(ada) }]);
    left.abort();
    await end;
    await live.close();
    expect(lost).toBe(1);
  });
});
