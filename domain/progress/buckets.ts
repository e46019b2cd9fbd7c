import type { Area } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type AreaProgress, overallOf } from "./day-progress.ts";
import * as texts from "./progress-texts.ts";

/** Share of the due items that is done: all, some, nothing; `none` when nothing was due. */
export type Bucket = "complete" | "partial" | "skipped" | "none";

/** Returns the bucket of the progress of a day or of a range. */
export const bucketOf = ({ due, done }: AreaProgress): Bucket => {
  if (due === 0) return "none";
  if (done === 0) return "skipped";
  return done < due ? "partial" : "complete";
};

/** Returns the buckets of a range in each area and overall, which is the sum of the three areas. */
export const bucketsOf = (progress: Readonly<Record<Area, AreaProgress>>): Record<Area | "overall", Bucket> => ({
  exercise: bucketOf(progress.exercise),
  measurement: bucketOf(progress.measurement),
  questionnaire: bucketOf(progress.questionnaire),
  overall: bucketOf(overallOf(progress)),
});

/** Returns the bucket of a day. A day that is today or later and has nothing done is `remaining`. */
export const dayBucketOf = (progress: AreaProgress, date: CalendarDate, today: CalendarDate): Bucket | "remaining" => {
  const bucket = bucketOf(progress);
  return bucket === "skipped" && date >= today ? "remaining" : bucket;
};

/** Labels of the buckets on the compliance page. */
export const bucketLabels = {
  skipped: texts.skipped,
  partial: texts.partiallyCompleted,
  complete: texts.completeDays,
} as const;
