import { defaultPeriod, lastDays, type Span, spanOf } from "../progress/periods.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** Number of days of activity in a summary. */
export const activityDays = 7;

/** Number of days without anything done after which a patient with something due counts as inactive. */
export const inactiveDays = 3;

/** Days that a customer's summary covers. */
export interface SummarySpans {
  /** Days of compliance: the initial weeks of the compliance page. */
  readonly compliance: Span & { readonly from: CalendarDate };
  /** Days of activities and measurements: the last `activityDays`. */
  readonly activity: Span & { readonly from: CalendarDate };
  /** Days of inactivity: the last `inactiveDays`. */
  readonly inactivity: Span & { readonly from: CalendarDate };
}

/** Returns the days that a summary covers. `today` is the clinic's. */
export const summarySpans = (today: CalendarDate): SummarySpans => {
  const { from, to } = spanOf(defaultPeriod, today);
  return {
    compliance: { from: from!, to },
    activity: lastDays(activityDays, today),
    inactivity: lastDays(inactiveDays, today),
  };
};
