import { setTimeout as pause } from "node:timers/promises";

/** Calls `work` so many times a second, however long each takes, and waits for all. */
export const loadInTime = async (
  seconds: number,
  perSecond: number,
  work: (at: number) => Promise<void>,
): Promise<void> => {
  const begun = performance.now();
  const started: Promise<void>[] = [];
  for (let at = 0; at < seconds * perSecond; at += 1) {
    await pause(Math.max(0, begun + (at * 1000) / perSecond - performance.now()));
    started.push(work(at));
  }
  await Promise.all(started);
};

/** Returns the value that a share of the values does not exceed; NaN without values. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
