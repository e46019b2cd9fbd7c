import { expect } from "vitest";
import { small } from "../dev-env/small-clinics/ids.ts";
import { test as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ metricsToken: "the token of the metrics" }));

const readiness = async (world: World) => {
  const response = await fetch(`${world.url}/readyz`);
  return { http: response.status, ...((await response.json()) as { status: string; checks: object }) };
};
const fine = { database: "ok", worker: "ok", jobs: "ok" };
const metrics = async (world: World) =>
  (await fetch(`${world.url}/metrics`, { headers: { authorization: "Bearer the token of the metrics" } })).text();

const addEventHandler = (world: World, runAt: string) =>
  world.owner.query(`select graphile_worker.add_job('react', $1, run_at => ${runAt})`, [
    { customerId: small.customers[0], no: 1, reaction: "push-comment" },
  ]);

test("a product at work is ready, to anybody who asks", async ({ world }) => {
  expect(await readiness(world)).toEqual({ http: 200, status: "ready", checks: fine });
});

test("a job that could have begun more than five minutes ago makes the product not ready, and the metrics tell its age", async ({
  world,
}) => {
  const holder = await world.owner.connect();
  try {
    await holder.query("begin; lock table handled_events");
    // A job that waits for the lock occupies the only slot for jobs.
    await addEventHandler(world, "now()");
    const waiting = "select from pg_locks where relation = 'handled_events'::regclass and not granted";
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
    await addEventHandler(world, "now() - interval '6 minutes'");
    expect(await readiness(world)).toEqual({ http: 503, status: "not ready", checks: { ...fine, jobs: "late" } });
    const [, seconds] = /^restride_oldest_job_seconds (\S+)$/m.exec(await metrics(world))!;
    expect(Number(seconds)).toBeGreaterThanOrEqual(360);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

test("the metrics tell connections and jobs", async ({ world }) => {
  const lines = (await metrics(world)).split("\n");
  for (const line of ["restride_jobs_waiting 0", "restride_jobs_failed 0", "restride_oldest_job_seconds 0"])
    expect(lines).toContain(line);
  for (const name of ["restride_pool_in_use", "restride_pool_waiting", "restride_worker_restarts_total"])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name} \\d+$`)));
});
