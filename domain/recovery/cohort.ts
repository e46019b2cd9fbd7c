import { addDays, type CalendarDate } from "../values/calendar-date.ts";

/** Days that a surgery must lie back before its patient is compared with. */
const settledAfter = 60;
/** Days after which a surgery is too long ago: three years. */
const forgottenAfter = 3 * 365;

/** Who is compared with: the surgeries of these dates, with so many values of a kind, without a longer technical hold. */
export interface CohortRule {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly fewestValues: number;
  /** Days. */
  readonly longestHold: number;
}

/** The cohort of a clinic on its `today`: surgeries 60 days to 3 years ago, three values at least, no hold of more than 14 days. */
export const cohortOn = (today: CalendarDate): CohortRule => ({
  from: addDays(today, -forgottenAfter),
  to: addDays(today, -settledAfter),
  fewestValues: 3,
  longestHold: 14,
});
