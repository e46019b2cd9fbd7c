import { EventEmitter } from "node:events";
import { Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { z } from "zod";
import { withoutOptions } from "../database/pool.ts";
import { stayAlive } from "./alive.ts";

export interface Worker {
  stop(): Promise<void>;
}

/** A job that runs by the clock: name, crontab line (UTC) and the work. */
export interface TimedJob {
  readonly name: string;
  readonly crontab: string;
  readonly run: () => Promise<void>;
}

/** A job that something queued, with the reader of its payload. */
export interface QueuedJob<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly run: (payload: Payload) => Promise<void>;
}

/** Ties a payload's reader to its work, so that jobs of different payloads fit into one list. */
export const queuedJob = <Payload>({ name, payload, run: work }: QueuedJob<Payload>): QueuedJob<unknown> => ({
  name,
  payload,
  run: (input) => work(payload.parse(input)),
});

/** Runs queued and timed jobs, with retries, in this process, so many at once. */
export const startWorker = async (
  url: string,
  queued: readonly QueuedJob<unknown>[],
  timed: readonly TimedJob[],
  { atOnce, log }: { atOnce: number; log: (message: string) => void },
): Promise<Worker> => {
  const taskList: TaskList = {};
  for (const job of queued) taskList[job.name] = (payload) => job.run(payload);
  for (const job of timed) taskList[job.name] = () => job.run();
  const { pool, end } = poolOfWorker(url);
  const events: WorkerEvents = new EventEmitter();
  const name = new Promise<string>((known) => events.once("pool:create", ({ workerPool }) => known(workerPool.id)));
  const alive = await stayAlive(pool);
  const runner = await run({
    events,
    pgPool: pool,
    concurrency: atOnce,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList,
    crontab: timed.map(({ name, crontab }) => `${crontab} ${name}`).join("\n"),
    logger: new Logger(() => (level, message) => (level === "error" ? log(message) : undefined)),
  });
  await alive.named(await name);
  const stop = async (): Promise<void> => {
    await runner.stop();
    alive.end();
    await end();
  };
  return { stop };
};

/** A pool of our own, since the library does not wait for the end of one that it makes; nor does a pool for that of its connections. */
const poolOfWorker = (url: string) => {
  const pool = new pg.Pool({ connectionString: withoutOptions(url) });
  const open = new Set<Promise<void>>();
  // A lost connection is replaced by the pool; without listeners it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    const ended = new Promise<void>((done) => client.once("end", done)).then(() => void open.delete(ended));
    open.add(ended);
  });
  const end = async (): Promise<void> => {
    await pool.end();
    await Promise.all(open);
  };
  return { pool, end };
};
