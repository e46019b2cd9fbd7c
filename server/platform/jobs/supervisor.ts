import { setTimeout as pause } from "node:timers/promises";
import { retryPause } from "./retry-pause.ts";
import type { Runner, RunnerEnd } from "./runner.ts";
import * as texts from "./jobs-texts.ts";

/** Milliseconds, except `failures`, the number of failures in a row after which the worker counts as dead. */
export interface SupervisorTimes {
  readonly checkInterval: number;
  readonly silence: number;
  /** Lifetime of a runner that resets the count of failures. */
  readonly healthyAfter: number;
  readonly failures: number;
}

interface Deps {
  readonly start: () => Runner;
  readonly isWritable: () => Promise<boolean>;
  readonly log: (line: string) => void;
  readonly onRestart: () => void;
  /** Called when no runner works although the database accepts changes. Only a new process can help then. */
  readonly onDead: () => void;
  readonly times: SupervisorTimes;
}

export interface Supervisor {
  readonly current: () => Runner;
  /** Resolves when all runners have finished the jobs that they began. */
  readonly stop: () => Promise<void>;
  /** Abandons everything that still waits for the database. */
  readonly abandon: () => void;
}

/**
 * Replaces a runner that has ended, for as long as an outage of the database lasts. Runners that fail again and again while the database
 * accepts changes make the worker dead. Rejects when the first runner cannot start.
 */
export const supervise = async (deps: Deps): Promise<Supervisor> => {
  const { start, log, onRestart, onDead, times } = deps;
  const runners = new Set<Runner>();
  let isStopped = false;
  let current: Runner;

  const begin = (): Runner => {
    current = start();
    runners.add(current);
    return current;
  };
  const retire = (runner: Runner): Promise<void> =>
    runner
      .stop()
      .catch(() => undefined)
      .then(() => void runners.delete(runner));
  const endOf = async (runner: Runner): Promise<RunnerEnd> => {
    const { promise: failed, resolve: fail } = Promise.withResolvers<RunnerEnd>();
    runner.started.catch(() => fail({ kind: "failure", reason: texts.workerCannotStart }));
    return Promise.race([runner.ended, failed]);
  };
  const replaceEach = async (first: Runner): Promise<void> => {
    let failures = 0;
    for (let runner = first; ; runner = begin()) {
      if (runner !== first) runner.started.then(() => log(texts.workerWorksAgain)).catch(() => undefined);
      const begunAt = performance.now();
      const { kind, reason } = await endOf(runner);
      if (isStopped) return;
      void retire(runner);
      if (kind === "failure") failures = performance.now() - begunAt > times.healthyAfter ? 1 : failures + 1;
      if (failures > times.failures) {
        log(texts.workerIsDead(failures, reason));
        return onDead();
      }
      log(texts.workerDoesNotWork(reason));
      onRestart();
      await pause(retryPause(failures, Math.random()));
      if (isStopped) return;
    }
  };

  await begin().started;
  void replaceEach(current!);
  const stopLooking = endSilentRunner(() => current, deps);
  return {
    current: () => current,
    stop: async () => {
      isStopped = true;
      stopLooking();
      await Promise.all([...runners].map(retire));
    },
    abandon: () => runners.forEach((runner) => runner.abandon()),
  };
};

/**
 * Ends a runner that is silent at two checks in a row while the database accepts changes at both, because it should have received an answer
 * in between.
 */
const endSilentRunner = (current: () => Runner, { isWritable, times }: Deps): (() => void) => {
  let suspect: Runner | undefined;
  const look = async (): Promise<void> => {
    const runner = current();
    const isSuspect = runner.isSilent(times.silence) && (await isWritable()) && runner.isSilent(times.silence);
    if (isSuspect && suspect === runner) runner.end({ kind: "failure", reason: texts.workerIsSilent });
    suspect = isSuspect ? runner : undefined;
  };
  const timer = setInterval(() => void look(), times.checkInterval);
  return () => clearInterval(timer);
};
