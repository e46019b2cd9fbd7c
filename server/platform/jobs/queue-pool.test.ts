import type pg from "pg";
import { expect, test } from "vitest";
import { makeQueuePool } from "./queue-pool.ts";

const outage = () => Object.assign(new Error("terminating connection"), { code: "57P01" });
/** Returns a pool that fails a number of times, when it connects or when it sends. */
const failing = (connects: number, sends: number) => {
  const seen = { connects: 0, sends: 0, released: [] as unknown[] };
  const client = {
    query: async () => {
      if ((seen.sends += 1) <= sends) throw outage();
      return { rows: [{ id: 7 }] };
    },
    release: (broken?: boolean) => seen.released.push(broken ?? false),
  };
  const connect = async () => {
    if ((seen.connects += 1) <= connects) throw outage();
    return client;
  };
  const events: string[] = [];
  const queue = makeQueuePool({
    pool: { connect } as unknown as pg.Pool,
    gate: async () => void events.push("gate"),
    onAnswer: () => events.push("answer"),
    onFailure: (error) => events.push((error as Error & { code: string }).code),
  });
  return { seen, events, queue };
};

test("a statement is sent again until the database takes it, and each failure is told", async () => {
  const { seen, events, queue } = failing(1, 1);
  expect(await queue.pool.query("delete job")).toEqual({ rows: [{ id: 7 }] });
  expect(events).toEqual(["gate", "57P01", "gate", "57P01", "gate", "answer"]);
  expect(seen.released).toEqual([true, false]);
});

test("a statement that fails is not sent again before a pause", async () => {
  const { seen, queue } = failing(100, 0);
  void queue.pool.query("delete job");
  await new Promise((done) => setImmediate(done));
  expect(seen.connects).toBeLessThan(100);
  queue.abandon();
});

test("a client of the library is taken without the database, and its statements are sent again too", async () => {
  const { queue } = failing(2, 0);
  const client = await queue.pool.connect();
  expect((await client.query("select 1")).rows).toEqual([{ id: 7 }]);
  client.release();
});

test("the pool is settled once nothing waits for an answer, and a statement that is abandoned never answers", async () => {
  const { events, queue } = failing(1, 0);
  let isSettled = false;
  const sent = queue.pool.query("delete job");
  const settled = queue.settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  await Promise.all([sent, settled]);
  const hopeless = failing(Infinity, 0);
  let isAnswered = false;
  const answered = () => (isAnswered = true);
  void hopeless.queue.pool.query("delete job").then(answered, answered);
  await expect.poll(() => hopeless.events.length).toBeGreaterThan(1);
  hopeless.queue.abandon();
  const count = hopeless.events.length;
  await expect.poll(() => hopeless.events.length).toBeLessThanOrEqual(count + 2);
  expect([isAnswered, events.at(-1)]).toEqual([false, "answer"]);
});
