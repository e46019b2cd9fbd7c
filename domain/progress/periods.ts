import { addDays, type CalendarDate, startOfWeek } from "../values/calendar-date.ts";
import * as texts from "./progress-texts.ts";

/** Periods of compliance: whole weeks that end on the Saturday of last week. */
export const periods = ["1w", "2w", "4w", "all"] as const;
export type Period = (typeof periods)[number];

export const defaultPeriod: Period = "2w";

/** Initial surgery type of the compliance page. */
export const defaultSurgeryType = "knee";

const weeks: Record<Period, number | null> = { "1w": 1, "2w": 2, "4w": 4, all: null };

const labels: Record<Period, string> = {
  "1w": texts.oneWeek,
  "2w": texts.twoWeeks,
  "4w": texts.fourWeeks,
  all: texts.allTime,
};

/** Returns the label of a period. */
export const periodLabel = (period: Period): string => labels[period];

/** Span of dates, both ends included; `from` is null without a beginning. */
export type Span = { readonly from: CalendarDate | null; readonly to: CalendarDate };

/** Returns the dates of a period. `today` is the clinic's. */
export const spanOf = (period: Period, today: CalendarDate): Span => {
  const sunday = startOfWeek(today);
  const count = weeks[period];
  return { from: count === null ? null : addDays(sunday, -7 * count), to: addDays(sunday, -1) };
};

/** Returns the `count` days before today. Today is left out, because it is not over. */
export const lastDays = (count: number, today: CalendarDate) => ({
  from: addDays(today, -count),
  to: addDays(today, -1),
});
