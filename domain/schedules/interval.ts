/** How often an item is due: 1 every day, 2 to 6 times a week, 7 once a week. */
export type Interval = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const intervals = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Interval[];

const labels: Record<Interval, string> = {
  1: "Every Day",
  2: "Two Times Week",
  3: "Three Times Week",
  4: "Four Times Week",
  5: "Five Times Week",
  6: "Six Times Week",
  7: "Once A Week",
};

/** The name of an interval as people choose it. */
export const intervalLabel = (interval: Interval): string => labels[interval];

/** The same where there is little room: "daily", "5×", "weekly". */
export const shortInterval = (interval: Interval): string => {
  if (interval === 1) return "daily";
  return interval === 7 ? "weekly" : `${interval}×`;
};

/** The interval a new device or exercise starts with. */
export const defaultInterval = { measurement: 1, exercise: 7 } as const satisfies Record<string, Interval>;

/** How often on a due day a device may be used. */
export const deviceTimes = [1, 2, 3, 4] as const;

/** True for a number that is an interval. */
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

/** True when an item is due a number of days (0 or more) after its first day: the pattern of its interval, week by week. */
export const isInPattern = (interval: Interval, daysAfterStart: number): boolean =>
  patterns[interval]?.[daysAfterStart % 7] === true;
