import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { cloneDatabase, migrated, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { type MessageKind, messageKinds } from "@restride/domain/undelivered-messages/message-kind.ts";
import type { LostSense } from "@restride/domain/undelivered-messages/reason.ts";
import { sampleId } from "@restride/domain/values/id.arbitrary.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Database, makeDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import { newUuid } from "../ids.ts";
import type { Mail } from "../mail/messengers.ts";
import type { SendResult } from "../mail/send-result.ts";
import { makeSend, makeTakeMessageBack, outboxTimedJobs, type Send } from "./outbox.ts";
import { makeOutboxStore, type OutboxStore } from "./outbox.store.ts";
import { makeSeal } from "./seal.ts";
import { makeSendJob } from "./send-job.ts";

const scope = systemCustomerScope(sampleId("0192f000-0000-7000-8000-000000000001"), "test");
const otherClinic = systemCustomerScope(sampleId("0192f000-0000-7000-8000-000000000002"), "test");
const seal = makeSeal("secret", "outbox");
const to = "ada@home.example";
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
let clock = Date.parse("2026-11-20T12:00:00Z");
const now = () => clock;

let database: TestDatabase;
let db: Database;
let pool: pg.Pool;
let owner: pg.Client;
let outbox: OutboxStore;
let left: Mail[];
let answer: SendResult;
let lost: LostSense | null;
let ended: string[];
let results: string[];

beforeAll(async () => {
  database = await cloneDatabase(migrated(migrate));
  pool = makePool(database.url, 2);
  db = makeDatabase(pool);
  outbox = makeOutboxStore({ db, seal, now });
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  await owner.query("delete from outgoing_messages; delete from graphile_worker._private_jobs");
  [left, ended, results, answer, lost] = [[], [], [], "sent", null];
});

const sendAny: Send = (...sent) => makeSend({ db, outbox, newId: () => newUuid(clock) })(...sent);
const send = (key: string, text = "Hello", sender: Parameters<Send>[0] = scope, endsAt?: number) =>
  sendAny(sender, key, {
    kind: "callbackRequest",
    about: {},
    ...(endsAt !== undefined && { endsAt }),
    channel: "mail",
    message: { to, subject: "Hello", text },
  });

const jobs = async (): Promise<Record<string, unknown>[]> =>
  (await owner.query("select payload from graphile_worker._private_jobs order by id")).rows.map(
    ({ payload }) => payload,
  );

const makeJob = (during: () => unknown = () => undefined, rowsOf: OutboxStore = outbox) =>
  makeSendJob({
    outbox: rowsOf,
    seal,
    now,
    checks: (Object.keys(messageKinds) as MessageKind[]).map((kind) => ({ kind, findLostSense: async () => lost })),
    onEnded: async (subscription) => void ended.push(subscription),
    countTry: (channel, result) => void results.push(`${channel} ${result}`),
    messengers: {
      mail: async (mail) => {
        if (answer === "sent") left.push(mail);
        await during();
        return answer;
      },
      mailNow: async () => "sent",
      sms: async () => "notSetUp",
      push: async () => "sent",
      webPush: async () => "unsubscribed",
    },
  });

/** Does all that is queued; a job stays in the queue, so that it may come twice. */
const work = async (during?: () => unknown) => {
  for (const payload of await jobs()) await makeJob(during).run(payload);
};
const runTimed = (name: string) =>
  outboxTimedJobs(outbox)
    .find((job) => job.name === name)!
    .run();
/** Time goes on by steps of a minute, with what the clock runs each minute. */
const waitFor = async (milliseconds: number) => {
  for (const end = clock + milliseconds; clock < end;) {
    clock += minute;
    await owner.query("delete from graphile_worker._private_jobs");
    await runTimed("retry-messages");
    await work();
  }
};
const rows = async () => (await owner.query("select * from outgoing_messages order by message_key")).rows;

describe("leaving once", () => {
  test("a message leaves once, however often it is asked for and its job runs", async () => {
    await send("event ada");
    await send("event ada", "Again");
    expect(await jobs()).toEqual([{ customerId: scope.customerId, key: "event ada", tries: 0 }]);
    await work();
    await work();
    expect(left.map(({ text }) => text)).toEqual(["Hello"]);
    expect(await rows()).toMatchObject([
      { message_key: "event ada", sealed: null, recipient: null, sent_at: new Date(clock), next_try_at: null },
    ]);
  });

  test("it leaves exactly when the change that caused it is kept", async () => {
    const undone = db.transaction(scope, async () => {
      await send("undone");
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect([await rows(), await jobs()]).toEqual([[], []]);
  });

  test("while it waits nobody reads in the database to whom it goes or what it says", async () => {
    await send("event ada", "Come at nine");
    const [{ sealed, recipient, ...row }] = (await rows()) as [{ sealed: Buffer; recipient: Buffer }];
    const readable = `${sealed.toString("latin1")} ${recipient.toString("latin1")} ${JSON.stringify(row)} ${JSON.stringify(await jobs())}`;
    expect(readable.includes("nine") || readable.includes(to)).toBe(false);
    expect(JSON.parse(seal.open(sealed))).toMatchObject({ to, text: "Come at nine" });
    expect(seal.open(recipient)).toBe(to);
  });

  test("a message of a queue from before tries were counted leaves too", async () => {
    await send("event ada");
    await makeJob().run({ customerId: scope.customerId, key: "event ada" });
    expect(left).toHaveLength(1);
  });

  test("after a crash between leaving and its note it leaves again under the same id, once its claim is over", async () => {
    await send("event ada");
    const crashing = { ...outbox, noteSent: () => Promise.reject(new Error("crash")) };
    const [payload] = await jobs();
    await expect(makeJob(undefined, crashing).run(payload)).rejects.toThrow("crash");
    await waitFor(15 * minute);
    expect(left).toHaveLength(1);
    await waitFor(minute);
    expect(left).toHaveLength(2);
    expect(left[0]!.id).toBe(left[1]!.id);
  });

  test("walls 14: while a message leaves it keeps no connection to the database", async () => {
    await send("event ada");
    const busy: number[] = [];
    await work(() => busy.push(pool.totalCount - pool.idleCount));
    expect(busy).toEqual([0]);
  });

  test("walls 14: two jobs that would send a message at once send it once", async () => {
    await send("event ada");
    await work(() => work());
    expect(left).toHaveLength(1);
  });

  test("each message has an id of its own, also where tenants or the product itself use the same key", async () => {
    for (const sender of [scope, otherClinic, systemScope("test")]) await send("event ada", "Hello", sender);
    await send("event bob");
    await work();
    expect(new Set(left.map(({ id }) => id)).size).toBe(4);
    expect(left[0]!.id).toMatch(/^[\w-]{32}$/);
  });

  test("mails wait in two lines, so that a slow mail server holds up no other work; other messages wait in none", async () => {
    for (let number = 0; number < 20; number += 1) await send(`event ${number}`);
    await sendAny(scope, "sms", {
      kind: "appLink",
      about: {},
      channel: "sms",
      message: { to: "+13125550142", text: "x" },
    });
    const lines = await owner.query(
      "select distinct q.queue_name from graphile_worker._private_jobs j left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by 1",
    );
    expect(lines.rows.map(({ queue_name }) => queue_name)).toEqual(["mail 0", "mail 1", null]);
  });

  test("a message that waits can be taken back, one that left cannot", async () => {
    const takeBack = makeTakeMessageBack(db);
    await send("event ada");
    expect(await takeBack(scope, "event ada")).toBe(true);
    await send("event bob");
    await work();
    expect(await takeBack(scope, "event bob")).toBe(false);
  });
});

describe("not leaving", () => {
  test("is tried again after pauses of at most an hour for ten days; back on the ninth day, the mail leaves once", async () => {
    await send("event ada");
    answer = "serverAway";
    await work();
    const tries = async () => (await rows())[0].tries as number;
    const after: number[] = [];
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await waitFor(pause * minute);
      after.push(await tries());
    }
    expect(after).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    clock += 9 * day;
    answer = "sent";
    await waitFor(hour);
    expect(left).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sealed: null, undelivered_at: null, next_try_at: null }]);
  });

  test("after ten days it is listed with the last reason, and can still be sent again", async () => {
    await send("event ada");
    answer = "serverAway";
    await work();
    clock += 10 * day - 2 * hour;
    await waitFor(hour);
    expect(await rows()).toMatchObject([{ undelivered_at: null, next_try_at: expect.any(Date) }]);
    await waitFor(2 * hour);
    expect(await rows()).toMatchObject([
      { undelivered_at: expect.any(Date), next_try_at: null, last_reason: "serverAway", sealed: expect.any(Buffer) },
    ]);
    answer = "sent";
    await waitFor(2 * hour);
    expect(left).toEqual([]);
  });

  test.each(["unknownMailbox", "refused", "notSetUp"] as const)(
    "is listed at once when another try would end the same: %s",
    async (reason) => {
      await send("event ada");
      answer = reason;
      await work();
      expect(await rows()).toMatchObject([
        { last_reason: reason, undelivered_at: new Date(clock), tries: 1, sealed: expect.any(Buffer) },
      ]);
      expect(results).toEqual([`mail ${reason}`]);
    },
  );

  test("without sense it is not sent late but listed, emptied of what it said", async () => {
    await send("event ada");
    answer = "serverAway";
    await work();
    [answer, lost] = ["sent", "inactive"];
    await waitFor(2 * minute);
    expect(left).toEqual([]);
    expect(await rows()).toMatchObject([
      { last_reason: "inactive", sealed: null, undelivered_at: expect.any(Date), recipient: expect.any(Buffer) },
    ]);
  });

  test("from its end on it is not sent; one that was listed before is emptied then", async () => {
    await send("ends soon", "Hello", scope, clock + hour);
    await send("ends now", "Hello", scope, clock);
    answer = "unknownMailbox";
    await work();
    expect((await rows()).map((row) => [row.message_key, row.last_reason, row.sealed !== null])).toEqual([
      ["ends now", "ended", false],
      ["ends soon", "unknownMailbox", true],
    ]);
    await waitFor(hour);
    expect((await rows()).map(({ sealed }) => sealed)).toEqual([null, null]);
  });

  test("a browser that ended its subscription is told to whoever keeps it, and the push is listed", async () => {
    await sendAny(scope, "push", {
      kind: "caseNews",
      about: {},
      channel: "webPush",
      message: { subscription: "gone", title: "a", text: "b", path: "/" },
    });
    await work();
    expect(ended).toEqual(["gone"]);
    expect(await rows()).toMatchObject([{ last_reason: "unsubscribed", sealed: null }]);
  });

  test("what was sealed with another signing key is listed as unreadable", async () => {
    await send("event ada");
    await owner.query("update outgoing_messages set sealed = $1", [makeSeal("other", "outbox").close("{}")]);
    await work();
    expect(await rows()).toMatchObject([{ last_reason: "unreadable", sealed: null }]);
  });

  test("a messenger that fails in an unforeseen way is one more failed try, and its words are nowhere", async () => {
    await send("event ada");
    await work(() => {
      throw new Error(`550 ${to} refused`);
    });
    expect(await rows()).toMatchObject([{ last_reason: "failed", next_try_at: new Date(clock + minute) }]);
    const everything = await owner.query(
      "select m::text || j::text as text from outgoing_messages m, graphile_worker._private_jobs j",
    );
    expect(JSON.stringify(everything.rows)).not.toContain(to);
  });

  test("a dismissed message is not tried", async () => {
    await send("event ada");
    await owner.query("update outgoing_messages set dismissed_at = now()");
    await work();
    await waitFor(minute);
    expect(left).toEqual([]);
  });

  test("a message whose job was lost is found by the clock", async () => {
    await send("event ada");
    await owner.query("delete from graphile_worker._private_jobs");
    await waitFor(minute);
    expect(left).toHaveLength(1);
  });
});

test("a kind of message that no feature checks ends the start", () => {
  const start = () =>
    makeSendJob({
      ...({} as Parameters<typeof makeSendJob>[0]),
      checks: [{ kind: "appLink", findLostSense: async () => null }],
    });
  expect(start).toThrow(/^No feature checks the sense of these messages: invitation, passwordLink/);
});

test("the outbox forgets what was sent after a week, what was dismissed after a day, what was not delivered after 90 days", async () => {
  expect(outboxTimedJobs(outbox)).toMatchObject([
    { name: "retry-messages" },
    { name: "tidy-outbox", crontab: "20 3 * * *" },
  ]);
  for (const [key, state] of [
    ["sent", "sent_at"],
    ["undelivered", "undelivered_at"],
    ["dismissed", "undelivered_at"],
  ] as const) {
    await send(key);
    await owner.query(`update outgoing_messages set next_try_at = null, ${state} = $1 where message_key = $2`, [
      new Date(clock),
      key,
    ]);
  }
  await send("waits");
  await owner.query("update outgoing_messages set dismissed_at = $1 where message_key = 'dismissed'", [
    new Date(clock),
  ]);
  const keysAfter = async (milliseconds: number) => {
    clock += milliseconds;
    await runTimed("tidy-outbox");
    return (await rows()).map(({ message_key }) => message_key);
  };
  expect(await keysAfter(day)).toEqual(["dismissed", "sent", "undelivered", "waits"]);
  expect(await keysAfter(1)).toEqual(["sent", "undelivered", "waits"]);
  expect(await keysAfter(6 * day)).toEqual(["undelivered", "waits"]);
  expect(await keysAfter(83 * day - 1)).toEqual(["undelivered", "waits"]);
  expect(await keysAfter(1)).toEqual(["waits"]);
});
