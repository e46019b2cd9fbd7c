import type { CalendarDate } from "../values/calendar-date.ts";
import { bucketOf } from "./buckets.ts";
import type { AreaProgress } from "./day-progress.ts";

/** What a progress bar of a calendar day says; `planned` for a coming day, which shows only how much is planned. */
export type BarStatus = "complete" | "partial" | "skipped" | "planned";

/** The bar of a day and an area; null when nothing is due and there is no bar. */
export const barStatus = (progress: AreaProgress, date: CalendarDate, today: CalendarDate): BarStatus | null => {
  const bucket = bucketOf(progress);
  if (bucket === "none") return null;
  return bucket === "skipped" && date > today ? "planned" : bucket;
};

/** The labels of the three bars, in the order they are shown. */
export const barLabels = [
  ["questionnaire", "Questionnaire"],
  ["exercise", "Exercise"],
  ["measurement", "Measurement"],
] as const;
