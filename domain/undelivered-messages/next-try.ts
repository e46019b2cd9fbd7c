import { isPassing, type Reason } from "./reason.ts";

const minute = 60_000;
const longestPause = 60 * minute;

/** How long a message is tried again, milliseconds: ten days. */
export const triedFor = 10 * 24 * 60 * minute;

/** The pause after so many tries, milliseconds: 1 minute, then twice as long each time, at most an hour. */
export const pauseAfter = (tries: number): number => Math.min(longestPause, minute * 2 ** (tries - 1));

interface FailedTry {
  readonly reason: Reason;
  /** How often it was tried, this time included. */
  readonly tries: number;
  readonly now: number;
  /** The end of its tries. */
  readonly triesUntil: number;
}

/** The instant of the next try, in milliseconds; null when there is none. The last one is at the end of its tries. */
export const decideNextTry = ({ reason, tries, now, triesUntil }: FailedTry): number | null =>
  isPassing(reason) && now < triesUntil ? Math.min(now + pauseAfter(tries), triesUntil) : null;
