import { defaultPeriod, lastDays, type Span, spanOf } from "../progress/periods.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** Days of activity that a summary looks back on. */
export const activityDays = 7;

/** After so many days without anything done, a patient who had something to do counts as inactive. */
export const inactiveDays = 3;

/** The days that a customer's summary looks at. */
export interface SummarySpans {
  /** Compliance: the weeks that the compliance page starts with. */
  readonly compliance: Span & { readonly from: CalendarDate };
  /** Activities and measurements: the last days. */
  readonly activity: Span & { readonly from: CalendarDate };
  /** Inactivity: the very last days. */
  readonly inactivity: Span & { readonly from: CalendarDate };
}

/** What a summary looks at, seen on a clinic's today. */
export const summarySpans = (today: CalendarDate): SummarySpans => {
  const { from, to } = spanOf(defaultPeriod, today);
  return {
    compliance: { from: from!, to },
    activity: lastDays(activityDays, today),
    inactivity: lastDays(inactiveDays, today),
  };
};
