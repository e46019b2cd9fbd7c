import { expect, test } from "vitest";
import { waitForDatabase } from "./wait-for-database.ts";

const url = "postgres://restride:secret@db.restride.example:6432/restride";
const outage = (code: string) => Object.assign(new Error("connect"), { code });
const trial = (...answers: (Error | null)[]) => {
  const [lines, waits]: [string[], number[]] = [[], []];
  const connect = async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer) throw answer;
  };
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return { lines, waits, run: () => waitForDatabase(url, { say: (line) => lines.push(line), connect, wait }) };
};

test("a database that is not there yet or starts is tried again, with a line that names host and port and no login", async () => {
  const { lines, waits, run } = trial(outage("ECONNREFUSED"), outage("57P03"), null);
  await run();
  expect(waits).toEqual([5_000, 5_000]);
  const line = "The database at db.restride.example:6432 does not answer yet. Trying again in 5 seconds.";
  expect(lines).toEqual([line, line]);
});

test("after a minute without an answer the start fails with a sentence", async () => {
  const { lines, waits, run } = trial(outage("ECONNREFUSED"));
  await expect(run()).rejects.toThrow(
    "The database at db.restride.example:6432 did not answer for 60 seconds. Start it, or correct its address in DATABASE_URL.",
  );
  expect(waits).toEqual(Array.from({ length: 12 }, () => 5_000));
  expect(lines.join()).not.toContain("secret");
});

test.each(["28P01", "3D000", "28000"])("a refusal (%s) fails the start at once", async (code) => {
  const { waits, run } = trial(outage(code));
  await expect(run()).rejects.toThrow("connect");
  expect(waits).toEqual([]);
});

test("a database that is away is not tried again before the wait is over", async () => {
  const { promise: waited, resolve: endWait } = Promise.withResolvers<void>();
  let tries = 0;
  const connect = async () => {
    tries += 1;
    if (tries === 1) throw outage("ECONNREFUSED");
  };
  const run = waitForDatabase(url, { say: () => undefined, connect, wait: () => waited });
  await new Promise((done) => setImmediate(done));
  expect(tries).toBe(1);
  endWait();
  await run;
  expect(tries).toBe(2);
});
