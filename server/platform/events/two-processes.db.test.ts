import { setTimeout as pause } from "node:timers/promises";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, makeDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import { type DomainEvents, makeDomainEvents } from "./domain-events.ts";
import { streamEvents } from "./event-stream.ts";
import { listenForEvents, type LiveEvents } from "./live-events.ts";
import { makeSendBroadcast, type Broadcast } from "./broadcasts.ts";

const scope = systemCustomerScope(testId("0192f000-0000-7000-8000-000000000001"), "test");
const other = systemCustomerScope(testId("0192f000-0000-7000-8000-000000000002"), "test");
const [item, author] = [testId("a"), testId("b")];
const kinds = ["CommentAdded", "CaseChanged"] as const;

let database: TestDatabase;
let owner: pg.Client;
let dbs: Database[];
let domainEvents: DomainEvents[];
let lives: LiveEvents[];
let left: AbortController;
let ends: Promise<void>[];

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  owner = new pg.Client(database.url);
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  for (const { customerId } of [scope, other])
    await owner.query(
      "insert into customers (customer_id, name, access_code, company_id) values ($1::uuid, 'x', $1::uuid::text, gen_random_uuid())",
      [customerId],
    );
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});
beforeEach(async () => {
  await owner.query("truncate domain_events, domain_event_counters, published_events");
  dbs = [1, 2].map(() => makeDatabase(makePool(database.url, 4)));
  const deps = { allTenantsScope: systemScope("test"), now: () => 0, handlersOf: () => [], log: () => undefined };
  domainEvents = dbs.map((db) => makeDomainEvents({ db, ...deps }));
  lives = await Promise.all(dbs.map(() => listenForEvents(database.url, () => undefined)));
  left = new AbortController();
  ends = [];
});
afterEach(async () => {
  left.abort();
  await Promise.all(ends);
  await Promise.all(domainEvents.map((each) => each.published()));
  await Promise.all(lives.map((live) => live.close()));
  await Promise.all(dbs.map((db) => db.close()));
});

/** Returns the numbers that a stream of some kinds yields in a process. */
const following = (process: number): number[] => {
  const signalsAhead: number[] = [];
  const stream = streamEvents({
    ended: left.signal,
    signals: (abort) => lives[process]!.ofKinds(scope.customerId, kinds, abort),
    readEventsAfter: (no) => domainEvents[process]!.ofKindsSince(scope, kinds, no),
    readStartNumber: async () => 0,
  });
  const collect = async () => {
    for await (const { no } of stream) signalsAhead.push(no);
  };
  ends.push(collect());
  return signalsAhead;
};
const record = (from: number, to: number) =>
  Promise.all(
    Array.from({ length: to - from + 1 }, (_, at) => {
      const own = domainEvents[at % 2]!;
      if (at % 3 === 0)
        return own.record(scope, { kind: "CaseChanged", subjectId: null, data: { case: item, by: author } });
      const data = { case: item, by: author, comment: item };
      return own.record(scope, { kind: "CommentAdded", subjectId: null, data });
    }),
  );
const upTo = (last: number): number[] => Array.from({ length: last }, (_, n) => n + 1);

test("domain events of some kinds come to followers in every process once and in order, whichever recorded them", async () => {
  const signalsAhead = [0, 1].map(following);
  await record(1, 3);
  for (const each of signalsAhead) await expect.poll(() => each).toEqual(upTo(3)); // from now on both listen
  await record(4, 30);
  for (const each of signalsAhead) await expect.poll(() => each).toEqual(upTo(30));
});

test("a follower whose process was cut off hears what it missed, once and in order", async () => {
  const signalsAhead = [0, 1].map(following);
  await record(1, 10);
  for (const each of signalsAhead) await expect.poll(() => each).toEqual(upTo(10));
  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
  );
  await record(11, 25);
  for (const each of signalsAhead) await expect.poll(() => each).toEqual(upTo(25));
});

test("a moment is told in every process to who listens to its topic in its tenant, when the transaction is kept", async () => {
  const signalsAhead: Broadcast[][] = [[], []];
  const collect = async (process: number) => {
    for await (const moment of lives[process]!.broadcasts(scope.customerId, "one", left.signal))
      signalsAhead[process]!.push(moment);
  };
  ends.push(collect(0), collect(1));
  const tell = makeSendBroadcast(dbs[0]!);
  const broadcastAndRoll = (name: "kept" | "undone", where: typeof scope, topic: string) =>
    dbs[0]!.transaction(where, async () => {
      tell(where, { customer: where.customerId, topic, by: name === "kept" ? author : item });
      if (name === "undone") throw new Error("no");
    });
  await pause(0); // both have begun to listen
  await broadcastAndRoll("undone", scope, "one").catch(() => undefined);
  await broadcastAndRoll("kept", other, "one");
  await broadcastAndRoll("kept", scope, "two");
  await broadcastAndRoll("kept", scope, "one");
  for (const each of signalsAhead)
    await expect.poll(() => each).toEqual([{ customer: scope.customerId, topic: "one", by: author }]);
});
