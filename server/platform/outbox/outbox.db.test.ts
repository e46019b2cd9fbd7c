import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { cloneDatabase, migrated, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, makeDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import type { Mail } from "../mail/messengers.ts";
import { makeSend, makeSendJob, type Send, tidyOutbox } from "./outbox.ts";
import { makeSeal } from "./seal.ts";
import { sampleId } from "@restride/domain/values/id.arbitrary.ts";

const scope = systemCustomerScope(sampleId("0192f000-0000-7000-8000-000000000001"), "test");
const seal = makeSeal("secret", "outbox");
const to = "ada@home.example";
let clock = Date.parse("2026-11-20T12:00:00Z");
const now = () => clock;

let database: TestDatabase;
let db: Database;
let pool: pg.Pool;
let owner: pg.Client;
let queued: object[];
let left: Mail[];
let isWayOpen: boolean;
let ended: string[];

beforeAll(async () => {
  database = await cloneDatabase(migrated(migrate));
  pool = makePool(database.url, 2);
  db = makeDatabase(pool);
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  await owner.query("delete from outgoing_messages");
  [queued, left, ended, isWayOpen] = [[], [], [], true];
});

const enqueue = async (_scope: object, job: string, payload: object) => {
  expect(job).toBe("send-message");
  queued.push(payload);
};

const send = (key: string, text = "Hello", sender: Parameters<Send>[0] = scope) =>
  makeSend({ db, seal, now, queue: enqueue })(sender, key, {
    channel: "mail",
    message: { to, subject: "Hello", text },
  });

/** What the worker does with everything that is queued; each may come more than once. */
const work = async (after: () => unknown = () => undefined) => {
  const job = makeSendJob({
    db,
    seal,
    now,
    onEnded: async (subscription) => void ended.push(subscription),
    messengers: {
      mail: async (mail) => {
        if (!isWayOpen) throw new Error("The mail server is away.");
        left.push(mail);
        await after();
      },
      sms: async () => undefined,
      push: async () => undefined,
      webPush: async () => false,
    },
  });
  expect(job.name).toBe("send-message");
  for (const payload of queued) await job.run(payload);
};

const kept = async () => (await owner.query("select * from outgoing_messages")).rows;

test("a message leaves once, however often it is asked for and its job runs", async () => {
  await send("event ada");
  await send("event ada", "Again");
  expect(queued).toHaveLength(1);
  await work();
  await work();
  expect(left.map(({ text }) => text)).toEqual(["Hello"]);
  expect(await kept()).toMatchObject([{ message_key: "event ada", sealed: null, sent_at: new Date(clock) }]);
});

test("it leaves exactly when the change that caused it is kept", async () => {
  const undone = db.transaction(scope, async () => {
    await send("undone");
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await kept()).toEqual([]);
});

test("while it waits nobody reads in the database to whom it goes or what it says", async () => {
  await send("event ada", "Come at nine");
  const [{ sealed, ...row }] = (await kept()) as [{ sealed: Buffer }];
  expect(sealed.includes("nine") || sealed.includes(to) || JSON.stringify(row).includes(to)).toBe(false);
  expect(JSON.parse(seal.open(sealed))).toMatchObject({ to, text: "Come at nine" });
});

test("a way out that is closed is tried again, and nothing is lost", async () => {
  await send("event ada");
  isWayOpen = false;
  await expect(work()).rejects.toThrow("away");
  isWayOpen = true;
  await work();
  expect(left).toHaveLength(1);
});

test("after a crash between leaving and its note it leaves again under the same id", async () => {
  await send("event ada");
  await expect(
    work(() => {
      throw new Error("crash");
    }),
  ).rejects.toThrow("crash");
  await work();
  expect(left).toHaveLength(2);
  expect(left[0]!.id).toBe(left[1]!.id);
});

test("walls 14: while a message leaves it keeps no connection to the database", async () => {
  await send("event ada");
  const busy: number[] = [];
  await work(() => busy.push(pool.totalCount - pool.idleCount));
  expect(busy).toEqual([0]);
});

test("walls 14: two that would send it at once send it once; one that never came back is replaced after five minutes", async () => {
  await send("event ada");
  let other: unknown;
  await work(async () => (other = await work().catch((error: Error) => error.message)));
  expect(other).toBe("Another process sends this message.");
  expect(left).toHaveLength(1);
  await send("event bob");
  await owner.query("update outgoing_messages set claimed_at = $1", [new Date(clock)]);
  clock += 5 * 60_000;
  await expect(work()).rejects.toThrow("Another process sends this message.");
  clock += 1;
  await work();
  expect(left).toHaveLength(2);
});

test("a browser that ended its subscription is told to whoever keeps it", async () => {
  const subscription = "gone";
  await makeSend({ db, seal, now, queue: enqueue })(scope, "push", {
    channel: "webPush",
    message: { subscription, title: "a", text: "b", path: "/" },
  });
  await work();
  expect(ended).toEqual(["gone"]);
});

test("each message has an id of its own, also where tenants or the product itself use the same key", async () => {
  const other = systemCustomerScope(sampleId("0192f000-0000-7000-8000-000000000002"), "test");
  for (const sender of [scope, other, systemScope("test")]) await send("event ada", "Hello", sender);
  await send("event bob");
  await work();
  expect(new Set(left.map(({ id }) => id)).size).toBe(4);
});

test("a message is queued, sent, tried again and noted by itself, whoever else sends one under its key", async () => {
  const other = systemCustomerScope(sampleId("0192f000-0000-7000-8000-000000000002"), "test");
  await send("event ada");
  await send("event ada", "Hello", other);
  await send("event bob");
  await send("event ada", "Hello", systemScope("test"));
  expect(queued).toEqual([
    { customerId: scope.customerId, key: "event ada" },
    { customerId: other.customerId, key: "event ada" },
    { customerId: scope.customerId, key: "event bob" },
    { customerId: "00000000-0000-0000-0000-000000000000", key: "event ada" },
  ]);
  await owner.query("update outgoing_messages set claimed_at = $1", [new Date(clock)]);
  await owner.query(
    "update outgoing_messages set claimed_at = null where customer_id = $1 and message_key = 'event ada'",
    [scope.customerId],
  );
  queued.splice(1);
  const states = async () =>
    (await kept()).map(({ claimed_at, sent_at }) => [claimed_at !== null, sent_at !== null]).toSorted();
  isWayOpen = false;
  await expect(work()).rejects.toThrow("away");
  expect(await states()).toEqual([[false, false], ...Array<boolean[]>(3).fill([true, false])]);
  isWayOpen = true;
  await work();
  expect(await states()).toEqual([...Array<boolean[]>(3).fill([true, false]), [true, true]]);
  expect(left.map(({ id }) => id)).toEqual([expect.stringMatching(/^[\w-]{32}$/)]);
});

test("after a week the outbox forgets, and not before", async () => {
  await send("event ada");
  expect(tidyOutbox(db, now)).toMatchObject({ name: "tidy-outbox", crontab: "20 3 * * *" });
  clock += 7 * 86_400_000;
  await tidyOutbox(db, now).run();
  expect(await kept()).toHaveLength(1);
  clock += 1;
  await tidyOutbox(db, now).run();
  expect(await kept()).toEqual([]);
});
