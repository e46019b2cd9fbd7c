import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { parseCrontab, type ParsedCronItem } from "graphile-worker";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type Database, makeDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import { crontabOf } from "./crontab.ts";
import { makeQueue, type Queue } from "./queue.ts";
import { queuedJob } from "./jobs.ts";
import { startWorker, type Worker, workerTimes } from "./worker.ts";

const scope = systemScope("test");
let database: TestDatabase;
let db: Database;
let owner: pg.Client;
let queue: Queue;
let worker: Worker | undefined;
let logged: string[];
let counted: string[];

beforeEach(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  db = makeDatabase(makePool(database.url, 2));
  queue = makeQueue(db);
  owner = new pg.Client(database.url);
  await owner.connect();
  [logged, counted, worker] = [[], [], undefined];
  greeted.length = 0;
});
afterEach(async () => {
  await worker?.stop();
  await owner.end();
  await db.close();
  await database.drop();
});

const greeted: string[] = [];
const greet = queuedJob({
  name: "greet",
  payload: z.object({ name: z.string() }),
  run: async ({ name }) => {
    if (name === "nobody") throw new Error("Nobody is there.");
    greeted.push(name);
  },
});
/** Ends all connections to the database except the owner's, and refuses new ones until the returned function is called. */
const takeDatabaseAway = async () => {
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const [{ pid }] = (await owner.query("select pg_backend_pid() as pid")).rows;
  const admin = new pg.Client(url.href);
  await admin.connect();
  await admin.query(`alter database ${name} allow_connections false`);
  const ends = "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> $2";
  await admin.query(ends, [name, pid]);
  return async () => {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  };
};
const jobs = async () =>
  (
    await owner.query(
      "select task_identifier as name, key, attempts, max_attempts, last_error from graphile_worker.jobs",
    )
  ).rows;
const start = async (timed: Parameters<typeof startWorker>[2] = []) => {
  worker = await startWorker(`${database.url}&options=-c%20role%3Drestride_app`, [greet], timed, {
    atOnce: 4,
    log: (line) => logged.push(line),
    counts: {
      countJobFailure: (name) => counted.push(`failed ${name}`),
      countWorkerError: () => counted.push("error"),
      countWorkerRestart: () => counted.push("restart"),
    },
    onDead: () => counted.push("dead"),
    times: { ...workerTimes, heartbeat: { ...workerTimes.heartbeat, gracePeriod: 300 } },
  });
};

test("a job is queued with the change that asks for it or not at all, and once for its key", async () => {
  await db.transaction(scope, () => queue(scope, "greet", { name: "Ada" }, "ada"));
  await queue(scope, "greet", { name: "Ada" }, "ada");
  await queue(scope, "greet", { name: "Bob" });
  const undone = db.transaction(scope, async () => {
    await queue(scope, "greet", { name: "Cy" });
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await jobs()).toMatchObject([
    { name: "greet", key: "ada", max_attempts: 10 },
    { name: "greet", key: null },
  ]);
});

test("queued jobs are done; one that fails is logged and stored without its error's text, and tried again", async () => {
  await queue(scope, "greet", { name: "Ada" });
  await queue(scope, "greet", { name: "nobody" });
  await queue(scope, "greet", { name: 5 });
  await start();
  // An attempt is counted when it begins, and its error is stored a moment after it ended.
  const failures = async () => (await jobs()).filter(({ last_error }) => last_error !== null).length;
  await expect.poll(failures).toBe(2);
  await expect.poll(() => greeted).toEqual(["Ada"]);
  await expect.poll(async () => (await jobs()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  const place = String.raw`server/platform/jobs/\w+\.\w+\.test\.ts:\d+`;
  const errors = (await jobs()).map(({ last_error }) => last_error).toSorted();
  expect(errors).toEqual([expect.stringMatching(`^Error at ${place}$`), expect.stringMatching(/^\$?ZodError/)]);
  expect(logged.toSorted()).toEqual([
    expect.stringMatching(/^Job \d+ \(greet\) failed, attempt 1 of 10: \S/),
    expect.stringMatching(/^Job \d+ \(greet\) failed, attempt 1 of 10: \S/),
  ]);
  expect([...errors, ...logged].join()).not.toMatch(/Nobody|expected string/);
  expect(counted.filter((outcome) => outcome !== "error")).toEqual(["failed greet", "failed greet"]);
});

test("timed jobs are known by their line, and done like queued ones", async () => {
  let times = 0;
  await start([
    { name: "tidy", crontab: "20 3 * * *", run: async () => void (times += 1) },
    { name: "roll", crontab: "5 * * * *", run: async () => undefined },
  ]);
  const knownTasks = async () =>
    (await owner.query("select identifier from graphile_worker._private_known_crontabs order by 1")).rows;
  await expect.poll(knownTasks).toEqual([{ identifier: "roll" }, { identifier: "tidy" }]);
  await queue(scope, "tidy", {});
  await expect.poll(() => times).toBe(1);
  expect(logged).toEqual([]);
});

test("a timed job that is due again while it runs waits for its end, and then runs once more, however often it was due", async () => {
  const line = { name: "slow", crontab: "* * * * *" };
  const [reached, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [begun, running, most] = [0, 0, 0];
  await start([
    {
      ...line,
      run: async () => {
        begun += 1;
        running += 1;
        most = Math.max(most, running);
        reached.resolve();
        await leave.promise;
        running -= 1;
      },
    },
  ]);
  const [{ task, options }] = parseCrontab(crontabOf([line])) as [ParsedCronItem];
  const fallDue = () =>
    owner.query("select graphile_worker.add_job($1, '{}', queue_name => $2, job_key => $3, job_key_mode => $4)", [
      task,
      options.queueName,
      options.jobKey,
      options.jobKeyMode,
    ]);
  await fallDue();
  await reached.promise;
  for (let minute = 0; minute < 3; minute++) await fallDue();
  await queue(scope, "greet", { name: "Ada" });
  await expect.poll(() => greeted).toEqual(["Ada"]); // jobs that wait for no other are taken
  expect([begun, (await jobs()).length]).toEqual([1, 2]);
  leave.resolve();
  await expect.poll(jobs).toEqual([]);
  expect([begun, most]).toEqual([2, 1]);
});

test("a worker that has stopped leaves no connection behind, so that the database can end after it", async () => {
  const others =
    "select from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()";
  await start();
  expect((await owner.query(others)).rowCount).toBeGreaterThan(0);
  await worker!.stop();
  expect((await owner.query(others)).rowCount).toBe(0);
  worker = undefined;
});

test("what a process held that died is taken over by the next one, and what a living one holds is not", async () => {
  const holds =
    "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where payload ->> 'name' = $2";
  await queue(scope, "greet", { name: "Dee" });
  await queue(scope, "greet", { name: "Eve" });
  await owner.query(holds, ["dead", "Dee"]);
  await owner.query(holds, ["alive", "Eve"]);
  await owner.query("select pg_advisory_lock(hashtext('worker'), hashtext('alive'))");
  await start();
  await expect.poll(() => greeted.includes("Dee")).toBe(true);
  // A finished job is deleted a moment later.
  const holders = async () =>
    (await owner.query("select locked_by as holder from graphile_worker._private_jobs")).rows as unknown;
  await expect.poll(holders).toEqual([{ holder: "alive" }]);
});

test("a job that ends while the database is away is noted once it is back, and is neither lost nor done twice", async () => {
  const [reached, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let times = 0;
  const run = async () => {
    times += 1;
    reached.resolve();
    await leave.promise;
  };
  await start([{ name: "slow", crontab: "20 3 * * *", run }]);
  await queue(scope, "slow", {});
  await reached.promise;
  const open = await takeDatabaseAway();
  leave.resolve();
  await expect.poll(() => counted).toContain("error");
  await expect.poll(() => logged.join()).toContain("statements fail (55000)");
  await open();
  await expect.poll(jobs).toEqual([]);
  await queue(scope, "greet", { name: "Ada" });
  await expect.poll(() => greeted).toEqual(["Ada"]);
  expect(times).toBe(1);
  expect(counted).not.toContain("failed slow");
});

test("a process shows that it is alive for as long as it is, also after its connection was lost", async () => {
  const lockedJobs = async () =>
    (
      await owner.query(
        `select pid from pg_locks where locktype = 'advisory' and classid = hashtext('worker')::oid and objid <> 0
          and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rows;
  await start();
  const [lock] = await lockedJobs();
  await owner.query("select pg_terminate_backend($1)", [lock.pid]);
  await expect.poll(async () => (await lockedJobs()).map(({ pid }) => pid !== lock.pid)).toEqual([true]);
  await worker?.stop();
  worker = undefined;
  await expect.poll(lockedJobs).toEqual([]); // the connection ends after the answer
});
