/** Days after surgery that are looked at together: those from `from` to `to` stand for `day`. */
export interface RecoveryWindow {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

const step = 7;
const lastDay = 364;
/** From this day on recovery is slow, and people measure less often: windows are wider. */
const wideFrom = 57;
const [narrow, wide] = [3, 7];

const windowAround = (day: number): RecoveryWindow => {
  const width = day < wideFrom ? narrow : wide;
  return { day, from: day - width, to: day + width };
};

/**
 * The windows of a corridor, in days after surgery: one a week for a year, 3 days to both sides up to S+56, 7 days later on. What was
 * measured on S+3 or before is in none, as it still belongs to surgery.
 */
export const recoveryWindows: readonly RecoveryWindow[] = Array.from({ length: lastDay / step }, (_, at) =>
  windowAround((at + 1) * step),
);

/** The days of the windows in which a day after surgery lies: none, one, or where windows overlap up to three. */
export const windowsOn = (day: number): number[] =>
  recoveryWindows.filter(({ from, to }) => day >= from && day <= to).map((window) => window.day);

/** The last day after surgery that lies in a window. */
export const lastRecoveryDay = windowAround(lastDay).to;

/** The window that a day after surgery is nearest to. */
export const windowOf = (day: number): RecoveryWindow =>
  windowAround(Math.min(lastDay, Math.max(step, Math.round(day / step) * step)));
