import { countText } from "@restride/domain/texts/count-text.ts";
/** Returns the sentence shown while a progress page is about to close. */
export function linkEndText(seconds: number, isRenewable: boolean): string {
  if (seconds === 0) return "This page is closed.";
  const minutes = Math.ceil(seconds / 60);
  const inMinutes = `This page closes in ${countText(minutes, "minute")}.`;
  return isRenewable ? inMinutes : `${inMinutes} After that, open it again with a new code.`;
}
