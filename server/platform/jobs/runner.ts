import { EventEmitter } from "node:events";
import { type JobHelpers, Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { isOutage } from "../database/outage.ts";
import type { Heartbeat } from "./heartbeat.ts";
import { makeQueuePool } from "./queue-pool.ts";
import * as texts from "./jobs-texts.ts";

/** Why a runner must be replaced: the database was unreachable, so that an answer may be lost, or the library does not work any more. */
export type RunnerEnd = { readonly kind: "outage" | "failure"; readonly reason: string };

/** One run of the library's worker. */
export interface Runner {
  /** Resolves when the runner accepts jobs; rejects when it cannot start. It waits for the database. */
  readonly started: Promise<void>;
  readonly ended: Promise<RunnerEnd>;
  /** Returns whether the runner expected an answer from the database for so many milliseconds without receiving one. */
  readonly isSilent: (milliseconds: number) => boolean;
  readonly end: (end: RunnerEnd) => void;
  /** Resolves when the runner's jobs are done and recorded, so that other runners may take the jobs that are left. */
  readonly stop: () => Promise<void>;
  /** Leaves the runner's statements without an answer. */
  readonly abandon: () => void;
}

interface Deps {
  readonly pool: pg.Pool;
  readonly heartbeat: Heartbeat;
  readonly tasks: TaskList;
  readonly crontab: string;
  readonly atOnce: number;
  readonly log: (line: string) => void;
  readonly onError: () => void;
}

/** Lock and time limits are answers too: the table is busy, but the worker works. */
const busyCodes = new Set(["55P03", "57014", "40001", "40P01"]);
const codeOf = (error: Error): string => (error as Error & { code?: string }).code ?? error.constructor.name;

/** Starts the library's worker under a name that the heartbeat holds before the worker takes its first job. */
export const startRunner = ({ pool, heartbeat, tasks, crontab, atOnce, log, onError }: Deps): Runner => {
  const events: WorkerEvents = new EventEmitter();
  const { promise: ended, resolve: end } = Promise.withResolvers<RunnerEnd>();
  const busy = new Set<object>();
  let answeredAt = performance.now();
  let gate = Promise.resolve();
  let name: string | undefined;
  let [isStarted, isFailing] = [false, false];
  events.once("pool:create", ({ workerPool }) => {
    name = workerPool.id;
    gate = heartbeat.hold(name);
  });
  const queue = makeQueuePool({
    pool,
    gate: () => gate,
    onAnswer: () => {
      answeredAt = performance.now();
      isFailing = false;
    },
    onFailure: (error) => {
      onError();
      const [code, isAway] = [codeOf(error), isOutage(error)];
      if (busyCodes.has(code)) answeredAt = performance.now();
      if (isStarted && isAway) end({ kind: "outage", reason: texts.databaseIsAway(code) });
      if (!isFailing && !isAway) log(texts.statementsFail(code));
      isFailing = true;
    },
  });
  const runner = run({
    events,
    pgPool: queue.pool,
    concurrency: atOnce,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList: trackRunningTasks(tasks, busy),
    crontab,
    logger: new Logger(() => (level, message) => {
      // The task of a job reports the job's own errors.
      if (level === "error" && !message.startsWith("Failed task")) onError();
    }),
  });
  const started = runner.then(({ promise }) => {
    isStarted = true;
    const over = () => end({ kind: "failure", reason: texts.workerEnded });
    promise.then(over, over);
    return gate;
  });
  return {
    started,
    ended,
    end,
    isSilent: (milliseconds) => busy.size < atOnce && performance.now() - answeredAt > milliseconds,
    stop: async () => {
      await (await runner).stop().catch(() => undefined);
      await queue.settled();
      if (name) await heartbeat.release(name);
    },
    abandon: queue.abandon,
  };
};

/** Returns the tasks; each is in the set `busy` while it runs. */
const trackRunningTasks = (tasks: TaskList, busy: Set<object>): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown, helpers: JobHelpers) => {
        busy.add(helpers);
        try {
          await task!(payload, helpers);
        } finally {
          busy.delete(helpers);
        }
      },
    ]),
  );
