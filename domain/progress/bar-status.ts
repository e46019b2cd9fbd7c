import type { CalendarDate } from "../values/calendar-date.ts";
import { dayBucketOf } from "./buckets.ts";
import { type DailyItem, isPartlyDone } from "./daily-mark.ts";
import type { AreaProgress } from "./day-progress.ts";
import * as texts from "./progress-texts.ts";

/**
 * Status of a day's progress bar: `partial` also when rounds but no items are done; `remaining` when nothing of today is done, because today is not
 * over; `planned` for a future day, which shows only how much is planned.
 */
export type BarStatus = "complete" | "partial" | "skipped" | "remaining" | "planned";

/** Returns the bar status of a day in an area with its items; null when nothing is due and there is no bar. */
export const barStatus = (
  progress: AreaProgress,
  items: readonly Omit<DailyItem, "time">[],
  date: CalendarDate,
  today: CalendarDate,
): BarStatus | null => {
  const bucket = dayBucketOf(progress, date, today);
  if (bucket === "none") return null;
  if (items.some(isPartlyDone)) return "partial";
  return bucket === "remaining" && date > today ? "planned" : bucket;
};

/** Labels of the three bars, in their order. */
export const barLabels = [
  ["questionnaire", texts.questionnaire],
  ["exercise", texts.exercise],
  ["measurement", texts.measurement],
] as const;
