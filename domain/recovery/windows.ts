/** Range of days after surgery whose values count for `day`: from `from` to `to`. */
export interface RecoveryWindow {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** Days between the centers of two windows, and the center of the last window. */
const step = 7;
const lastDay = 364;
/** First day with wider windows: recovery is slow by then, and people measure less often. */
const firstWideDay = 57;
const [narrow, wide] = [3, 7];

const windowAround = (day: number): RecoveryWindow => {
  const width = day < firstWideDay ? narrow : wide;
  return { day, from: day - width, to: day + width };
};

/**
 * Windows of a corridor, in days after surgery: one a week for a year, with 3 days on each side up to S+56 and 7 days after that. Values up to S+3
 * are in no window, because they still reflect the surgery.
 */
export const recoveryWindows: readonly RecoveryWindow[] = Array.from({ length: lastDay / step }, (_, at) =>
  windowAround((at + 1) * step),
);

/** Returns the days of the windows that include a day after surgery: none, one, or up to three of overlapping windows. */
export const windowsOn = (day: number): number[] =>
  recoveryWindows.filter(({ from, to }) => day >= from && day <= to).map((window) => window.day);

/** Last day after surgery of the last window. */
export const lastRecoveryDay = windowAround(lastDay).to;

/** Returns the window nearest to a day after surgery. */
export const windowOf = (day: number): RecoveryWindow =>
  windowAround(Math.min(lastDay, Math.max(step, Math.round(day / step) * step)));
