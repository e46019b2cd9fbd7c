import perfHooks from "node:perf_hooks";
import { expect, test, vi } from "vitest";
import { makeMetrics } from "./metrics.ts";

test("what happens is counted: statements by their name, lost listeners, codes that nobody got", async () => {
  const metrics = makeMetrics();
  for (const name of ["addUser", "addUser", "getUsers"]) metrics.countStatement(name);
  metrics.countSlowStatement("getUsers");
  metrics.countLostListener();
  metrics.countUnsentCode();
  const lines = (await metrics.text()).split("\n");
  for (const line of [
    "# HELP restride_statements_total SQL statements by name",
    'restride_statements_total{statement="addUser"} 2',
    'restride_statements_total{statement="getUsers"} 1',
    'restride_slow_statements_total{statement="getUsers"} 1',
    "# HELP restride_listener_lost_total Times the connection that receives domain events was lost",
    "restride_listener_lost_total 1",
    "# HELP restride_unsent_codes_total Codes that could not be mailed while somebody waited",
    "restride_unsent_codes_total 1",
  ])
    expect(lines).toContain(line);
  expect(lines.some((line) => line.startsWith("process_cpu_seconds_total "))).toBe(true);
  expect(metrics.contentType).toBe("text/plain; version=0.0.4; charset=utf-8");
});

test("a gauge is read when the metrics are, and one that cannot be read is left out", async () => {
  const metrics = makeMetrics();
  let value = 1;
  metrics.addGauge("restride_jobs_waiting", "Jobs", async () => {
    if (value < 0) throw new Error("the database is away");
    return value;
  });
  expect(await metrics.text()).toContain("restride_jobs_waiting 1\n");
  value = 2;
  expect(await metrics.text()).toContain("restride_jobs_waiting 2\n");
  value = -1;
  expect(await metrics.text()).not.toMatch(/^restride_jobs_waiting /m);
});

test("the process is measured once, however many products it holds: measuring never ends", () => {
  const measured = vi.spyOn(perfHooks, "monitorEventLoopDelay");
  makeMetrics();
  const before = measured.mock.calls.length;
  for (let count = 0; count < 5; count += 1) makeMetrics();
  expect(measured.mock.calls.length).toBe(before);
  measured.mockRestore();
});

test("two products in one process count apart", async () => {
  const [one, other] = [makeMetrics(), makeMetrics()];
  one.countLostListener();
  expect(await other.text()).toContain("restride_listener_lost_total 0");
});
