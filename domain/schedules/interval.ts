import * as texts from "./interval-texts.ts";

/** Interval of an item: 1 every day, 2 to 6 times a week, 7 once a week. */
export type Interval = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const intervals = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Interval[];

const labels: Record<Interval, string> = {
  1: texts.everyDay,
  2: texts.twoTimesWeek,
  3: texts.threeTimesWeek,
  4: texts.fourTimesWeek,
  5: texts.fiveTimesWeek,
  6: texts.sixTimesWeek,
  7: texts.onceAWeek,
};

/** Returns the label of an interval. */
export const intervalLabel = (interval: Interval): string => labels[interval];

/** Returns the short label of an interval: "daily", "5×", "weekly". */
export const shortInterval = (interval: Interval): string => {
  if (interval === 1) return texts.dailyInterval;
  return interval === 7 ? texts.weeklyInterval : `${interval}×`;
};

/** Initial interval of a new device or exercise. */
export const defaultInterval = { measurement: 1, exercise: 7 } as const satisfies Record<string, Interval>;

/** Possible times a day of a device. */
export const deviceTimes = [1, 2, 3, 4] as const;

/** Returns whether a number is an interval. */
export const isInterval = (value: number): value is Interval => Number.isInteger(value) && value >= 1 && value <= 7;

const daysOfInterval = (interval: Interval): number[] => {
  if (interval === 1) return [0, 1, 2, 3, 4, 5, 6];
  if (interval === 7) return [0];
  return Array.from({ length: interval }, (_, i) => Math.floor((i * 7) / interval));
};

const patterns: readonly (readonly boolean[])[] = [0, ...intervals].map((interval) => {
  const days = isInterval(interval) ? daysOfInterval(interval) : [];
  return Array.from({ length: 7 }, (_, day) => days.includes(day));
});

/** Returns whether an item is due a number of days (0 or more) after its first day. The pattern of its interval repeats every week. */
export const isInPattern = (interval: Interval, daysAfterStart: number): boolean =>
  patterns[interval]?.[daysAfterStart % 7] === true;
