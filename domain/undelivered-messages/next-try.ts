import { isPassing, type Reason } from "./reason.ts";

const minute = 60_000;
const maxPause = 60 * minute;

/** Milliseconds for which a message is tried again: ten days. */
export const retryDuration = 10 * 24 * 60 * minute;

/** Returns the pause after a number of attempts, in milliseconds: 1 minute, then twice as long each time, at most an hour. */
export const pauseAfter = (tries: number): number => Math.min(maxPause, minute * 2 ** (tries - 1));

interface FailedTry {
  readonly reason: Reason;
  /** Number of attempts, including this one. */
  readonly tries: number;
  readonly now: number;
  /** Instant of the last attempt. */
  readonly triesUntil: number;
}

/** Returns the instant of the next attempt in milliseconds; null when there is none. The last attempt is at `triesUntil`. */
export const decideNextTry = ({ reason, tries, now, triesUntil }: FailedTry): number | null =>
  isPassing(reason) && now < triesUntil ? Math.min(now + pauseAfter(tries), triesUntil) : null;
