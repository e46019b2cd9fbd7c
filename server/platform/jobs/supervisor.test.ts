import { expect, onTestFinished, test, vi } from "vitest";
import type { Runner, RunnerEnd } from "./runner.ts";
import { supervise } from "./supervisor.ts";

const outage: RunnerEnd = { kind: "outage", reason: "the database is away (57P01)" };
const failure: RunnerEnd = { kind: "failure", reason: "the library's worker ended" };
const times = { checkInterval: 5, silence: 10, healthyAfter: 60_000, failures: 2 };

/** Starts a supervisor with runners that end on command. */
const trial = async ({ isWritable = true, isSilent = false, startsFrom = 0 } = {}) => {
  const [runners, lines]: [(Runner & { stopped: boolean })[], string[]] = [[], []];
  const counts = { restarts: 0, deaths: 0 };
  const database = { isWritable, looks: 0 };
  const worker = { isSilent };
  const start = () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<RunnerEnd>();
    const isStarting = runners.length >= startsFrom;
    const runner = {
      started: isStarting ? Promise.resolve() : Promise.reject(new Error("relation does not exist")),
      ended,
      end,
      stopped: false,
      isSilent: () => worker.isSilent,
      stop: async () => void (runner.stopped = true),
      abandon: () => undefined,
    };
    runners.push(runner);
    return runner;
  };
  const supervisor = await supervise({
    start,
    isWritable: async () => {
      database.looks += 1;
      return database.isWritable;
    },
    log: (line) => lines.push(line),
    onRestart: () => (counts.restarts += 1),
    onDead: () => (counts.deaths += 1),
    times,
  });
  return { runners, lines, counts, database, worker, supervisor };
};

test("after an outage a new runner takes over and the old one is stopped, however often, with a line each", async () => {
  const { runners, lines, counts, supervisor } = await trial();
  for (let number = 1; number <= 4; number += 1) {
    runners.at(-1)!.end(outage);
    await expect.poll(() => runners).toHaveLength(number + 1);
  }
  await expect.poll(() => lines).toHaveLength(8);
  expect(lines.slice(0, 2)).toEqual([
    "The worker does not work: the database is away (57P01). It is started again.",
    "The worker works again.",
  ]);
  expect(runners.map(({ stopped }) => stopped)).toEqual([true, true, true, true, false]);
  expect(supervisor.current()).toBe(runners[4]);
  expect(counts).toEqual({ restarts: 4, deaths: 0 });
  await supervisor.stop();
  expect(runners[4]!.stopped).toBe(true);
});

test("a new runner begins after a pause, not at once", async () => {
  const { runners, supervisor } = await trial();
  runners[0]!.end(outage);
  await new Promise((done) => setImmediate(done));
  expect(runners).toHaveLength(1);
  await expect.poll(() => runners).toHaveLength(2);
  await supervisor.stop();
});

test("runners that fail again and again are a dead worker, which is told once", async () => {
  const { runners, lines, counts, supervisor } = await trial();
  for (let number = 1; number <= 3; number += 1) {
    await expect.poll(() => runners).toHaveLength(number);
    runners.at(-1)!.end(failure);
  }
  await expect.poll(() => counts.deaths).toBe(1);
  expect(lines.at(-1)).toBe(
    "The worker is dead: 3 runners failed one after the other, the last because the library's worker ended.",
  );
  expect(counts.restarts).toBe(2);
  await supervisor.stop();
});

test("a runner that lived for a minute ends a row of failures, so that failures of days ago count no more", async () => {
  let clock = 0;
  const now = vi.spyOn(performance, "now").mockImplementation(() => clock);
  onTestFinished(() => now.mockRestore());
  const { runners, counts, supervisor } = await trial();
  for (let number = 1; number <= 3; number += 1) {
    clock += 60_001;
    runners.at(-1)!.end(failure);
    await expect.poll(() => runners).toHaveLength(number + 1);
  }
  expect(counts).toEqual({ restarts: 3, deaths: 0 });
  await supervisor.stop();
});

test("a runner that is silent while the database takes changes is replaced, and one while the database is away is not", async () => {
  const { runners, database, counts, supervisor } = await trial({ isSilent: true, isWritable: false });
  await expect.poll(() => database.looks).toBeGreaterThan(3);
  expect(runners).toHaveLength(1);
  database.isWritable = true;
  await expect.poll(() => counts.deaths).toBe(1);
  expect(runners.slice(0, 3).every(({ stopped }) => stopped)).toBe(true);
  await supervisor.stop();
});

test("a runner is replaced when it is silent at two looks in a row, with the database taking changes at both", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { database, worker, counts, supervisor } = await trial();
  const look = async (isSilent: boolean, isWritable: boolean): Promise<number> => {
    [worker.isSilent, database.isWritable] = [isSilent, isWritable];
    await vi.advanceTimersByTimeAsync(5);
    return counts.restarts;
  };
  expect([await look(true, true), await look(false, true), await look(true, true), await look(true, false)]).toEqual([
    0, 0, 0, 0,
  ]);
  expect([await look(true, true), await look(true, true)]).toEqual([0, 1]);
  await supervisor.stop();
});

test("a first runner that cannot start fails the start", async () => {
  await expect(trial({ startsFrom: 1 })).rejects.toThrow("relation does not exist");
});

test("a worker that is stopped starts no runner any more", async () => {
  vi.useFakeTimers();
  const { runners, supervisor } = await trial();
  await supervisor.stop();
  runners[0]!.end(outage);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(runners).toHaveLength(1);
});
