import type { AreaProgress } from "./day-progress.ts";

/** The share done, in whole percent (0 to 100, halves up); null when nothing was due. */
export const percent = ({ due, done }: AreaProgress): number | null =>
  due > 0 ? Math.round((done * 100) / due) : null;

/** A share as lists show it: `82%`, or `NA` when nothing was due. */
export const percentLabel = (value: number | null): string => (value === null ? "NA" : `${value}%`);

/** The share done with two decimals, as the progress page shows it: `66.67`, or `NA` when nothing was scheduled. */
export const exactPercentLabel = ({ due, done }: AreaProgress): string =>
  due > 0 ? ((done * 100) / due).toFixed(2) : "NA";

/** The counts beside a share: `2 of 3`, `1,804 of 2,538`. */
export const countsLabel = ({ due, done }: AreaProgress): string =>
  `${done.toLocaleString("en-US")} of ${due.toLocaleString("en-US")}`;
