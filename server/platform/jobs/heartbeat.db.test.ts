import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newPool } from "../database/client.ts";
import { migrate } from "../database/migrate.ts";
import { type Heartbeat, heartbeatTimes, startHeartbeat } from "./heartbeat.ts";

let database: TestDatabase;
let pool: pg.Pool;
let processes: Heartbeat[];
beforeEach(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  pool = newPool({ connectionString: database.url, max: 3 });
  processes = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const each of processes) await each.end();
  await pool.end();
  await database.drop();
});

const begin = async (times: Partial<typeof heartbeatTimes> = {}): Promise<Heartbeat> => {
  const process = await startHeartbeat({ connectionString: database.url }, pool, { ...heartbeatTimes, ...times });
  processes.push(process);
  return process;
};
/** Adds a job that is locked by a name. */
const addJob = async (holder: string) => {
  const { rows } = await pool.query("select id from graphile_worker.add_job('greet', '{}')");
  await pool.query("update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where id = $2", [
    holder,
    rows[0].id,
  ]);
};
const holders = async () =>
  (await pool.query("select locked_by as name from graphile_worker._private_jobs order by locked_by")).rows.map(
    ({ name }) => name as string | null,
  );
const locks = async (): Promise<number[]> =>
  (
    await pool.query(
      `select pid from pg_locks where locktype = 'advisory' and granted and classid = hashtext('worker')::oid
         and database = (select oid from pg_database where datname = current_database())`,
    )
  ).rows.map(({ pid }) => pid as number);

test("after all connections were lost, as in a restart of the database, a living process keeps its jobs and a dead one does not", async () => {
  const living = await begin({ gracePeriod: 2_000 });
  await living.hold("living");
  await addJob("living");
  await addJob("dead");
  const [before] = await locks();
  await pool.query("select pg_terminate_backend($1)", [before]);
  await begin({ gracePeriod: 2_000 });
  await expect.poll(holders).toEqual(["living", null]);
  expect(await locks()).not.toContain(before);
});

test("names that are held while the connection is lost are held by the next one, each once", async () => {
  const living = await begin();
  await living.hold("first");
  const [before] = await locks();
  await pool.query("select pg_terminate_backend($1)", [before]);
  await living.hold("second");
  await expect.poll(async () => (await locks()).length).toBe(2);
  expect(await locks()).not.toContain(before);
  await living.release("first");
  await living.release("second");
  expect(await locks()).toEqual([]);
});

test("while the database takes no connection, it is tried after pauses, and the names are held once it does", async () => {
  const living = await begin();
  await living.hold("living");
  const [before] = await locks();
  const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const connect = vi.spyOn(pg.Client.prototype, "connect");
  for (let tries = 0; tries < 100; tries += 1) connect.mockRejectedValueOnce(away);
  await pool.query("select pg_terminate_backend($1)", [before]);
  await expect.poll(() => connect.mock.calls.length).toBeGreaterThan(0);
  expect(connect.mock.calls.length).toBeLessThan(100);
  connect.mockRestore();
  await expect.poll(locks).toHaveLength(1);
  expect(await locks()).not.toContain(before);
});

test("a name that ends gives back the jobs that it still holds, at once", async () => {
  const living = await begin();
  await living.hold("ended");
  await addJob("ended");
  await living.release("ended");
  expect(await holders()).toEqual([null]);
});

/** Makes the checks find these names missing, one list a check, then the last again; returns what the checks found and ended. */
const answerChecks = (...missingNames: readonly string[][]) => {
  const steps: string[] = [];
  let check = 0;
  vi.spyOn(pool, "query").mockImplementation((async (text: string, [names]: [string[]]) => {
    if (text.includes("force_unlock_workers")) return steps.push(`ended ${names.join()}`);
    const missing = missingNames[Math.min(check, missingNames.length - 1)]!;
    check += 1;
    steps.push(`missed ${missing.join()}`);
    return { rows: missing.map((name) => ({ name })) };
  }) as never);
  return steps;
};

test("a name that was found again in between counts as missed from the next time only", async () => {
  const steps = answerChecks(["slow"], [], ["slow"], ["slow"]);
  await begin({ checkInterval: 20, gracePeriod: 20 });
  await expect.poll(() => steps).toContain("ended slow");
  expect(steps.slice(0, 4)).toEqual(["missed slow", "missed ", "missed slow", "missed slow"]);
});
