import type { MessageDraft } from "./message-draft.ts";

/** Message that is being sent. All attempts have the same key, so that it arrives once. */
export interface OutgoingMessage {
  readonly key: string;
  readonly caseId: string;
  readonly message: MessageDraft;
  /** Time at which it was written, in milliseconds. */
  readonly at: number;
  /** Sentence with which the server refused it; null while it waits. */
  readonly refused: string | null;
}

/** Milliseconds after which the user is asked before a message is sent: it may be obsolete, and the server no longer knows older keys. */
const oldAge = 86_400_000;

/** Returns whether a message waited so long that its author is asked first. */
export const isOld = ({ at }: OutgoingMessage, now: number): boolean => now - at >= oldAge;

/** Returns the message to send next: the oldest, unless its author must be asked. Later messages of that case then wait too. */
export function nextToSend(all: readonly OutgoingMessage[], now: number): OutgoingMessage | undefined {
  const waiting = all.filter(({ refused }) => refused === null);
  const isFirstOfCase = (each: OutgoingMessage): boolean =>
    waiting.find(({ caseId }) => caseId === each.caseId) === each;
  return waiting.find((each) => isFirstOfCase(each) && !isOld(each, now));
}
