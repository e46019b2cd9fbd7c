import { countText } from "@restride/domain/texts/count-text.ts";
/** Returns the sentence shown while a session is about to end. `at` is the end as clock time. */
export function sessionEndText(seconds: number, isRenewable: boolean, at: string): string {
  if (seconds === 0) return "Your session has ended. Sign in to continue. Your edits in open forms are kept.";
  const minutes = Math.ceil(seconds / 60);
  const inMinutes = `Your session ends in ${countText(minutes, "minute")}.`;
  return isRenewable
    ? inMinutes
    : `${inMinutes} It lasts 12 hours at most. Sign in again after ${at}. Your edits in open forms are kept.`;
}
