import { expect, test } from "vitest";
import { makeReadiness } from "./readiness.ts";

const stats = (oldest: number) => async () => ({ waiting: 1, failed: 0, oldest });
const works = { isDatabaseWritable: async () => true, isWorking: () => true, jobStats: stats(300), now: () => 0 };
const fine = { database: "ok", worker: "ok", jobs: "ok" };
const refuse = () => Promise.reject(new Error("password authentication failed for user x"));

test("a process is ready when the database takes changes, the worker works and no job is late", async () => {
  expect(await makeReadiness(works)()).toEqual({ isReady: true, checks: fine });
});

test.each([
  ["database", "not writable", { isDatabaseWritable: async () => false }],
  ["database", "not writable", { isDatabaseWritable: refuse }],
  ["worker", "not working", { isWorking: () => false }],
  ["jobs", "late", { jobStats: stats(301) }],
  ["jobs", "unknown", { jobStats: refuse }],
])("a process is not ready while the check %s is “%s”", async (name, text, trouble) => {
  const readiness = await makeReadiness({ ...works, ...trouble })();
  expect(readiness).toEqual({ isReady: false, checks: { ...fine, [name]: text } });
});

test("an answer holds for a second, also for requests that come while it is being checked", async () => {
  let [checks, time] = [0, 0];
  const readiness = makeReadiness({ ...works, now: () => time, isDatabaseWritable: async () => (checks += 1) > 0 });
  await Promise.all([readiness(), readiness()]);
  time = 999;
  await readiness();
  expect(checks).toBe(1);
  time = 1_000;
  await readiness();
  expect(checks).toBe(2);
});
