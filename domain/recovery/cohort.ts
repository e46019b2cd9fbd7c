import { addDays, type CalendarDate } from "../values/calendar-date.ts";

/** Minimum days since the surgery of a patient in the cohort. */
const minDaysSinceSurgery = 60;
/** Maximum days since the surgery of a patient in the cohort: three years. */
const maxDaysSinceSurgery = 3 * 365;

/** Conditions of the cohort: surgeries between these dates, a minimum number of values of a kind, and no technical hold above a maximum length. */
export interface CohortRule {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly minValues: number;
  /** In days. */
  readonly maxHoldDays: number;
}

/**
 * Returns the conditions of a clinic's cohort on its `today`: surgeries 60 days to 3 years ago, at least three values, no hold of more than 14 days.
 */
export const cohortOn = (today: CalendarDate): CohortRule => ({
  from: addDays(today, -maxDaysSinceSurgery),
  to: addDays(today, -minDaysSinceSurgery),
  minValues: 3,
  maxHoldDays: 14,
});
