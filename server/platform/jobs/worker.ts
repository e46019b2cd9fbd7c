import type pg from "pg";
import { newPool } from "../database/client.ts";
import { withoutOptions } from "../database/pool.ts";
import { clientTimeout, queueTimeouts, timeoutOptions } from "../database/timeouts.ts";
import { isWritable } from "../database/writable.ts";
import { waitAtMost } from "../timeout.ts";
import { crontabOf } from "./crontab.ts";
import { heartbeatTimes, startHeartbeat } from "./heartbeat.ts";
import { type JobStats, makeJobStats } from "./job-stats.ts";
import type { QueuedJob, TimedJob } from "./jobs.ts";
import { startRunner } from "./runner.ts";
import { supervise } from "./supervisor.ts";
import { makeTasks } from "./tasks.ts";

export interface Worker {
  /** Returns whether the worker takes jobs now. */
  readonly isWorking: () => boolean;
  /** Returns whether the database answers and accepts changes. */
  readonly isDatabaseWritable: () => Promise<boolean>;
  readonly jobStats: () => Promise<JobStats>;
  readonly stop: () => Promise<void>;
}

/** Counters of the worker. */
export interface WorkerCounts {
  readonly countJobFailure: (name: string) => void;
  readonly countWorkerError: () => void;
  readonly countWorkerRestart: () => void;
}

export interface WorkerOptions {
  /** Number of jobs that run concurrently. */
  readonly atOnce: number;
  readonly log: (line: string) => void;
  readonly counts: WorkerCounts;
  readonly onDead: () => void;
  readonly times?: typeof workerTimes;
}

/** Milliseconds, and failures in a row. */
export const workerTimes = {
  checkInterval: 5_000,
  silence: 15_000,
  healthyAfter: 60_000,
  failures: 5,
  stopsWithin: 4_000,
  heartbeat: heartbeatTimes,
};

/** Connections in addition to one per job: for the listener for new jobs, for recording finished jobs, and for the checks. */
const moreConnections = 4;

/**
 * Runs queued and timed jobs, with retries, in this process. The worker survives outages of the database, and reports when it does not work
 * any more.
 */
export const startWorker = async (
  url: string,
  queued: readonly QueuedJob<unknown>[],
  timed: readonly TimedJob[],
  { atOnce, log, counts, onDead, times = workerTimes }: WorkerOptions,
): Promise<Worker> => {
  const tasks = makeTasks({ queued, timed, log, onFailure: counts.countJobFailure });
  const crontab = crontabOf(timed);
  const config = { connectionString: withoutOptions(url) };
  const { pool, end } = poolOfWorker(config, atOnce + moreConnections);
  const heartbeat = await startHeartbeat(config, pool, times.heartbeat);
  const supervisor = await supervise({
    start: () => startRunner({ pool, heartbeat, tasks, crontab, atOnce, log, onError: counts.countWorkerError }),
    isWritable: () => isWritable(pool),
    log,
    onRestart: counts.countWorkerRestart,
    onDead,
    times,
  });
  return {
    isWorking: () => !supervisor.current().isSilent(times.silence),
    isDatabaseWritable: () => isWritable(pool),
    jobStats: makeJobStats(pool, Object.keys(tasks)),
    stop: async () => {
      await waitAtMost(times.stopsWithin, supervisor.stop());
      supervisor.abandon();
      await heartbeat.end();
      await end();
    },
  };
};

/**
 * Returns a pool of our own, because the library does not wait for the end of its own pool, and a pool does not wait for the end of its
 * connections.
 */
const poolOfWorker = (config: pg.PoolConfig, max: number) => {
  const pool = newPool({
    ...config,
    max,
    options: timeoutOptions(queueTimeouts),
    query_timeout: clientTimeout(queueTimeouts),
  });
  const open = new Set<Promise<void>>();
  pool.on("connect", (client) => {
    const ended = new Promise<void>((done) => client.once("end", done)).then(() => void open.delete(ended));
    open.add(ended);
  });
  const end = async (): Promise<void> => {
    await pool.end();
    await Promise.all(open);
  };
  return { pool, end };
};
