import type { Composed } from "./composed.ts";

/** A message on its way to the server. Its key is the same however often it is sent, so that it arrives once. */
export interface Leaving {
  readonly key: string;
  readonly caseId: string;
  readonly message: Composed;
  /** When it was written, milliseconds. */
  readonly at: number;
  /** What the server said against it; null while it waits. */
  readonly refused: string | null;
}

/** Milliseconds after which a message asks before it is sent: what was meant may be over, and the server has forgotten older keys. */
const asksAfter = 86_400_000;

/** Whether a message waited so long that its writer is asked first. */
export const isOld = ({ at }: Leaving, now: number): boolean => now - at >= asksAfter;

/** The message that is sent next: the oldest, unless its writer must be asked. Behind one that asks, those of its case wait too. */
export function nextToLeave(all: readonly Leaving[], now: number): Leaving | undefined {
  const waiting = all.filter(({ refused }) => refused === null);
  const isFirstOfCase = (each: Leaving): boolean => waiting.find(({ caseId }) => caseId === each.caseId) === each;
  return waiting.find((each) => isFirstOfCase(each) && !isOld(each, now));
}
