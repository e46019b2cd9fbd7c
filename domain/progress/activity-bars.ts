import { countText } from "../texts/count-text.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Bucket, bucketOf } from "./buckets.ts";
import type { AreaProgress } from "./day-progress.ts";

/** Bars of the chart in view at once, and days that it can be moved over. */
export const activityChart = { visible: 14, days: 56 } as const;

/** The series of the chart: days of which all is done, days of which some is, and what of a day is open. */
export const activitySeries = ["All Completed", "Partially Completed", "Open"] as const;

/** A day with what was due and done of it. */
export interface CountedDay {
  readonly date: CalendarDate;
  readonly exercise: AreaProgress;
}

/** The bar of a day, by series: null where it has no part. A day of which nothing is done reads 0; one with nothing due has no bar. */
export const activityBar = (progress: AreaProgress): (number | null)[] => {
  const { due, done } = progress;
  const bucket = bucketOf(progress);
  if (bucket === "none") return [null, null, null];
  return bucket === "complete" ? [due, null, null] : [null, done, due - done];
};

/** Days in a sentence: `9 days all, 3 in part, 1 none; today is running`. Today counts once all of it is done. */
export function activitySentence(days: readonly CountedDay[], today: CalendarDate): string {
  const isOpen = ({ date, exercise }: CountedDay): boolean => date === today && exercise.done < exercise.due;
  const count = (bucket: Bucket): number =>
    days.filter((day) => !isOpen(day) && bucketOf(day.exercise) === bucket).length;
  const all = count("complete");
  const sums = `${countText(all, "day")} all, ${count("partial")} in part, ${count("skipped")} none`;
  return days.some(isOpen) ? `${sums}; today is running` : sums;
}
