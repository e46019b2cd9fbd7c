import { lastDays, periods, type Span, spanOf } from "../progress/periods.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { engagementRanges } from "./engagement.ts";

/** Period of a clinic for which the sums of each patient are stored. */
export interface StoredPeriod extends Span {
  readonly period: string;
}

/**
 * Returns the periods that pages offer: the whole weeks of compliance, `1w` to `all`, and the days before today of home and of a company's customers, `1d`
 * to `365d`. `today` is the clinic's.
 */
export const storedPeriods = (today: CalendarDate): readonly StoredPeriod[] => [
  ...periods.map((period) => ({ period, ...spanOf(period, today) })),
  ...engagementRanges.map((days) => ({ period: `${days}d`, ...lastDays(days, today) })),
];
