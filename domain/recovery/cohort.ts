import { addDays, type CalendarDate } from "../values/calendar-date.ts";

/** Minimum days since the surgery of a patient in the cohort. */
const settledAfter = 60;
/** Maximum days since the surgery of a patient in the cohort: three years. */
const forgottenAfter = 3 * 365;

/** Conditions of the cohort: surgeries between these dates, a minimum number of values of a kind, and no technical hold above a maximum length. */
export interface CohortRule {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly fewestValues: number;
  /** In days. */
  readonly longestHold: number;
}

/**
 * Returns the conditions of a clinic's cohort on its `today`: surgeries 60 days to 3 years ago, at least three values, no hold of more than 14 days.
 */
export const cohortOn = (today: CalendarDate): CohortRule => ({
  from: addDays(today, -forgottenAfter),
  to: addDays(today, -settledAfter),
  fewestValues: 3,
  longestHold: 14,
});
