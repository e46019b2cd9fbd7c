import type { CalendarDate } from "../values/calendar-date.ts";
import { dayBucketOf } from "./buckets.ts";
import { type DailyItem, isPartlyDone } from "./daily-mark.ts";
import type { AreaProgress } from "./day-progress.ts";

/**
 * What a progress bar of a calendar day says: `partial` also when rounds are done and no item is; `remaining` when nothing of today is
 * done, which is not over; `planned` for a coming day, which shows only how much is planned.
 */
export type BarStatus = "complete" | "partial" | "skipped" | "remaining" | "planned";

/** The bar of a day and an area with its items; null when nothing is due and there is no bar. */
export const barStatus = (
  progress: AreaProgress,
  items: readonly Omit<DailyItem, "time">[],
  date: CalendarDate,
  today: CalendarDate,
): BarStatus | null => {
  const bucket = dayBucketOf(progress, date, today);
  if (bucket === "none") return null;
  if (progress.done === 0 && items.some(isPartlyDone)) return "partial";
  return bucket === "remaining" && date > today ? "planned" : bucket;
};

/** The labels of the three bars, in the order they are shown. */
export const barLabels = [
  ["questionnaire", "Questionnaire"],
  ["exercise", "Exercise"],
  ["measurement", "Measurement"],
] as const;
