import type { AreaProgress } from "./day-progress.ts";
import * as texts from "./percent-texts.ts";

/** Returns the done share in whole percent (0 to 100, halves rounded up); null when nothing was due. */
export const percent = ({ due, done }: AreaProgress): number | null =>
  due > 0 ? Math.round((done * 100) / due) : null;

/** Formats a share for lists: `82%`, or `NA` when nothing was due. */
export const percentLabel = (value: number | null): string => (value === null ? texts.notAvailable : `${value}%`);

/** Formats the done share with two decimals for the progress page: `66.67`, or `NA` when nothing was scheduled. */
export const exactPercentLabel = ({ due, done }: AreaProgress): string =>
  due > 0 ? ((done * 100) / due).toFixed(2) : texts.notAvailable;

/** Formats the counts beside a share: `2 of 3`, `1,804 of 2,538`. */
export const countsLabel = ({ due, done }: AreaProgress): string =>
  texts.doneOfDue(done.toLocaleString("en-US"), due.toLocaleString("en-US"));
