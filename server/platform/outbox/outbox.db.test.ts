import { recipient, startOutbox, type OutboxAtWork } from "@restride/dev-env/outbox/outbox-at-work.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { makeTakeMessageBack, outboxTimedJobs } from "./outbox.ts";
import { makeSendJob } from "./send-job.ts";

const minute = 60_000;
const day = 86_400_000;
const otherTenant = systemCustomerScope(testId("0192f000-0000-7000-8000-000000000002"), "test");

let at: OutboxAtWork;
beforeAll(async () => {
  at = await startOutbox();
});
afterAll(() => at.close());
beforeEach(() => at.clear());

describe("leaving once", () => {
  test("a message leaves once, however often it is asked for and its job runs", async () => {
    await at.send("event ada");
    await at.send("event ada", "Again");
    expect(await at.jobs()).toEqual([{ customerId: at.tenant.customerId, key: "event ada", tries: 0 }]);
    await at.work();
    await at.work();
    expect(at.world.mails.map(({ text }) => text)).toEqual(["Hello"]);
    expect(await at.rows()).toMatchObject([
      { message_key: "event ada", sealed: null, recipient: null, sent_at: new Date(at.world.clock), next_try_at: null },
    ]);
  });

  test("it leaves exactly when the change that caused it is kept", async () => {
    const undone = at.db.transaction(at.tenant, async () => {
      await at.send("undone");
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect([await at.rows(), await at.jobs()]).toEqual([[], []]);
  });

  test("while it waits nobody reads in the database to whom it goes or what it says", async () => {
    await at.send("event ada", "Come at nine");
    const [{ sealed, recipient: sealedRecipient, ...row }] = (await at.rows()) as [
      { sealed: Buffer; recipient: Buffer },
    ];
    const readable = `${sealed.toString("latin1")} ${sealedRecipient.toString("latin1")} ${JSON.stringify(row)} ${JSON.stringify(await at.jobs())}`;
    expect(readable.includes("nine") || readable.includes(recipient)).toBe(false);
    expect(JSON.parse(at.seal.decrypt(sealed))).toMatchObject({ to: recipient, text: "Come at nine" });
    expect(at.seal.decrypt(sealedRecipient)).toBe(recipient);
  });

  test("a message of a queue from before tries were counted leaves too", async () => {
    await at.send("event ada");
    await at.makeJob().run({ customerId: at.tenant.customerId, key: "event ada" });
    expect(at.world.mails).toHaveLength(1);
  });

  test("after a crash between leaving and its note it leaves again under the same id, once its claim is over", async () => {
    await at.send("event ada");
    const crashing = { ...at.outbox, noteSent: () => Promise.reject(new Error("crash")) };
    const [payload] = await at.jobs();
    await expect(at.makeJob(undefined, crashing).run(payload)).rejects.toThrow("crash");
    await at.waitFor(15 * minute);
    expect(at.world.mails).toHaveLength(1);
    await at.waitFor(minute);
    expect(at.world.mails).toHaveLength(2);
    expect(at.world.mails[0]!.id).toBe(at.world.mails[1]!.id);
  });

  test("while a message leaves it keeps no connection to the database", async () => {
    await at.send("event ada");
    const busy: number[] = [];
    await at.work(() => busy.push(at.pool.totalCount - at.pool.idleCount));
    expect(busy).toEqual([0]);
  });

  test("two jobs that would send a message at once send it once", async () => {
    await at.send("event ada");
    await at.work(() => at.work());
    expect(at.world.mails).toHaveLength(1);
  });

  test("each message has an id of its own, also where tenants or the product itself use the same key", async () => {
    for (const sender of [at.tenant, otherTenant, systemScope("test")]) await at.send("event ada", "Hello", sender);
    await at.send("event bob");
    await at.work();
    expect(new Set(at.world.mails.map(({ id }) => id)).size).toBe(4);
    expect(at.world.mails[0]!.id).toMatch(/^[\w-]{32}$/);
  });

  test("mails wait in two lines, so that a slow mail server holds up no other work; other messages wait in none", async () => {
    for (let number = 0; number < 20; number += 1) await at.send(`event ${number}`);
    await at.sendAny(at.tenant, "sms", {
      kind: "appLink",
      about: {},
      channel: "sms",
      message: { to: "+13125550142", text: "x" },
    });
    const lines = await at.owner.query(
      "select distinct q.queue_name from graphile_worker._private_jobs j left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by 1",
    );
    expect(lines.rows.map(({ queue_name }) => queue_name)).toEqual(["mail 0", "mail 1", null]);
  });

  test("a message cannot be taken back while it leaves", async () => {
    const takeBack = makeTakeMessageBack(at.db);
    await at.send("event ada");
    const answers: boolean[] = [];
    await at.work(async () => void answers.push(await takeBack(at.tenant, "event ada")));
    expect(answers).toEqual([false]);
    expect(await at.rows()).toMatchObject([{ message_key: "event ada", sent_at: new Date(at.world.clock) }]);
  });

  test("a message that waits can be taken back, one that left cannot", async () => {
    const takeBack = makeTakeMessageBack(at.db);
    await at.send("event ada");
    expect(await takeBack(at.tenant, "event ada")).toBe(true);
    await at.send("event bob");
    await at.work();
    expect(await takeBack(at.tenant, "event bob")).toBe(false);
  });
});

test("a kind of message that no feature checks ends the start", () => {
  const start = () =>
    makeSendJob({
      ...({} as Parameters<typeof makeSendJob>[0]),
      checks: [{ kind: "appLink", findObsoleteReason: async () => null }],
    });
  expect(start).toThrow(/^No feature has a check for these messages: invitation, passwordLink/);
});

test("the outbox forgets what was sent after a week, what was dismissed after a day, what was not delivered after 90 days", async () => {
  expect(outboxTimedJobs(at.outbox)).toMatchObject([
    { name: "retry-messages" },
    { name: "tidy-outbox", crontab: "20 3 * * *" },
  ]);
  for (const [key, state] of [
    ["sent", "sent_at"],
    ["undelivered", "undelivered_at"],
    ["dismissed", "undelivered_at"],
  ] as const) {
    await at.send(key);
    await at.owner.query(`update outgoing_messages set next_try_at = null, ${state} = $1 where message_key = $2`, [
      new Date(at.world.clock),
      key,
    ]);
  }
  await at.send("waits");
  await at.owner.query("update outgoing_messages set dismissed_at = $1 where message_key = 'dismissed'", [
    new Date(at.world.clock),
  ]);
  const keysAfter = async (milliseconds: number) => {
    at.world.clock += milliseconds;
    await at.runTimed("tidy-outbox");
    return (await at.rows()).map(({ message_key }) => message_key);
  };
  expect(await keysAfter(day)).toEqual(["dismissed", "sent", "undelivered", "waits"]);
  expect(await keysAfter(1)).toEqual(["sent", "undelivered", "waits"]);
  expect(await keysAfter(6 * day)).toEqual(["undelivered", "waits"]);
  expect(await keysAfter(83 * day - 1)).toEqual(["undelivered", "waits"]);
  expect(await keysAfter(1)).toEqual(["waits"]);
});
