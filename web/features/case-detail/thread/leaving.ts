import type { Composed } from "./composed.ts";

/** Message that is being sent. All attempts have the same key, so that it arrives once. */
export interface Leaving {
  readonly key: string;
  readonly caseId: string;
  readonly message: Composed;
  /** Time at which it was written, in milliseconds. */
  readonly at: number;
  /** Sentence with which the server refused it; null while it waits. */
  readonly refused: string | null;
}

/** Milliseconds after which the user is asked before a message is sent: it may be obsolete, and the server no longer knows older keys. */
const asksAfter = 86_400_000;

/** Returns whether a message waited so long that its author is asked first. */
export const isOld = ({ at }: Leaving, now: number): boolean => now - at >= asksAfter;

/** Returns the message to send next: the oldest, unless its author must be asked. Later messages of that case then wait too. */
export function nextToLeave(all: readonly Leaving[], now: number): Leaving | undefined {
  const waiting = all.filter(({ refused }) => refused === null);
  const isFirstOfCase = (each: Leaving): boolean => waiting.find(({ caseId }) => caseId === each.caseId) === each;
  return waiting.find((each) => isFirstOfCase(each) && !isOld(each, now));
}
