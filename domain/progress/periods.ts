import { addDays, type CalendarDate, startOfWeek } from "../values/calendar-date.ts";

/** The periods of compliance: whole weeks that end with the Saturday of last week. */
export const periods = ["1w", "2w", "4w", "all"] as const;
export type Period = (typeof periods)[number];

export const defaultPeriod: Period = "2w";

/** The surgery type that compliance starts with. */
export const defaultSurgeryType = "knee";

const weeks: Record<Period, number | null> = { "1w": 1, "2w": 2, "4w": 4, all: null };

const labels: Record<Period, string> = { "1w": "1 week", "2w": "2 weeks", "4w": "4 weeks", all: "All Time" };

/** The name of a period as people choose it. */
export const periodLabel = (period: Period): string => labels[period];

/** A span of dates, both included; `from` null when it has no beginning. */
export type Span = { readonly from: CalendarDate | null; readonly to: CalendarDate };

/** The dates of a period seen on a clinic's today. */
export const spanOf = (period: Period, today: CalendarDate): Span => {
  const sunday = startOfWeek(today);
  const count = weeks[period];
  return { from: count === null ? null : addDays(sunday, -7 * count), to: addDays(sunday, -1) };
};

/** The days before today, `count` of them: today is not over, so it counts for nobody. */
export const lastDays = (count: number, today: CalendarDate) => ({
  from: addDays(today, -count),
  to: addDays(today, -1),
});
