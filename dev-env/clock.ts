import { startInterval, type StartInterval } from "@restride/server/platform/interval.ts";

/** A clock that tests can move. Without a start it is the real one. */
export interface Clock {
  readonly now: () => number;
  /** Moves the clock on by milliseconds; what is done again and again is done when its time has come. */
  readonly advance: (milliseconds: number) => void;
  readonly startInterval: StartInterval;
}

/** startAt is what the clock shows when it is made, in milliseconds; it goes on from there. */
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
