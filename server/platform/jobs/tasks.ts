import type { JobHelpers, TaskList } from "graphile-worker";
import { describeError } from "../process/describe-error.ts";
import type { QueuedJob, TimedJob } from "./jobs.ts";
import * as texts from "./jobs-texts.ts";

interface Deps {
  readonly queued: readonly QueuedJob<unknown>[];
  readonly timed: readonly TimedJob[];
  readonly log: (line: string) => void;
  readonly onFailure: (name: string) => void;
}

/** Returns all jobs as tasks of the library. The text of a failure is not passed on: only its kind is logged and stored with the job. */
export const makeTasks = ({ queued, timed, log, onFailure }: Deps): TaskList => {
  const task =
    (name: string, work: (payload: unknown) => Promise<void>) =>
    async (payload: unknown, { job }: JobHelpers): Promise<void> => {
      try {
        await work(payload);
      } catch (error) {
        const description = describeError(error);
        onFailure(name);
        const { id, attempts: attempt, max_attempts: maxAttempts } = job;
        log(texts.jobFailed({ id, name, attempt, maxAttempts }, description));
        throw withoutText(description);
      }
    };
  return Object.fromEntries([
    ...queued.map(({ name, run }) => [name, task(name, run)] as const),
    ...timed.map(({ name, run }) => [name, task(name, () => run())] as const),
  ]);
};

/** Returns an error of which the library can store and log only the description. */
const withoutText = (description: string): Error => {
  const error = new Error(description);
  delete error.stack;
  return error;
};
