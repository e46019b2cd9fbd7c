import type { Worker } from "../jobs/worker.ts";

/** Whether the process can serve, and the result of each check: "ok" or a short description of the problem. */
export interface Readiness {
  readonly isReady: boolean;
  readonly checks: Readonly<Record<string, string>>;
}

/** Milliseconds for which a result is cached: any client may request it, and a check writes to the database. */
const cacheDuration = 1_000;
/** Milliseconds after which a check without an answer has failed. */
const checkTimeout = 5_000;
/** Seconds after which a waiting job that could have begun means that no worker runs jobs. */
const maxJobAge = 300;

type Deps = Pick<Worker, "isDatabaseWritable" | "isWorking" | "jobStats"> & { readonly now: () => number };

/** Makes the function that returns the readiness by three checks: the database accepts changes, the worker works, and no job waits for long. */
export const makeReadiness = ({ isDatabaseWritable, isWorking, jobStats, now }: Deps) => {
  const check = async (): Promise<Readiness> => {
    const [isWritable, oldest] = await Promise.all([
      inTime(isDatabaseWritable()).catch(() => false),
      inTime(jobStats()).then(
        (stats) => stats.oldest,
        () => null,
      ),
    ]);
    const checks = {
      database: isWritable ? "ok" : "not writable",
      worker: isWorking() ? "ok" : "not working",
      jobs: oldest === null ? "unknown" : oldest <= maxJobAge ? "ok" : "late",
    };
    return { isReady: Object.values(checks).every((text) => text === "ok"), checks };
  };
  let latest: { at: number; readiness: Promise<Readiness> } | undefined;
  return (): Promise<Readiness> => {
    if (!latest || now() - latest.at >= cacheDuration) latest = { at: now(), readiness: check() };
    return latest.readiness;
  };
};

const inTime = <T>(work: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The check took too long.")), checkTimeout);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
