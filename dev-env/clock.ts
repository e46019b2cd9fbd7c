import { startInterval, type StartInterval } from "@restride/server/platform/interval.ts";

/** Clock that tests can advance. Without a start it is the real clock. */
export interface Clock {
  readonly now: () => number;
  /** Advances the clock by milliseconds and runs the work of the intervals that have elapsed. */
  readonly advance: (milliseconds: number) => void;
  readonly startInterval: StartInterval;
}

/** Makes a clock that starts at `startAt` (milliseconds) and runs on from there. */
export const makeClock = (startAt?: number): Clock => {
  let ahead = startAt === undefined ? 0 : startAt - Date.now();
  const repeated = new Set<{ readonly milliseconds: number; readonly work: () => void }>();
  return {
    now: () => Date.now() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
      for (const each of repeated) if (each.milliseconds <= milliseconds) each.work();
    },
    startInterval: (milliseconds, work) => {
      const each = { milliseconds, work };
      repeated.add(each);
      const stop = startInterval(milliseconds, work);
      return () => {
        repeated.delete(each);
        stop();
      };
    },
  };
};
