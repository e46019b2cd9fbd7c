import type { CalendarDate } from "../values/calendar-date.ts";
import { dayBucketOf } from "./buckets.ts";
import type { AreaProgress } from "./day-progress.ts";

/**
 * What a progress bar of a calendar day says: `remaining` when nothing of today is done, which is not over; `planned` for a coming
 * day, which shows only how much is planned.
 */
export type BarStatus = "complete" | "partial" | "skipped" | "remaining" | "planned";

/** The bar of a day and an area; null when nothing is due and there is no bar. */
export const barStatus = (progress: AreaProgress, date: CalendarDate, today: CalendarDate): BarStatus | null => {
  const bucket = dayBucketOf(progress, date, today);
  if (bucket === "none") return null;
  return bucket === "remaining" && date > today ? "planned" : bucket;
};

/** The labels of the three bars, in the order they are shown. */
export const barLabels = [
  ["questionnaire", "Questionnaire"],
  ["exercise", "Exercise"],
  ["measurement", "Measurement"],
] as const;
