import type { CalendarDate } from "../values/calendar-date.ts";
import { type Bucket, bucketOf } from "./buckets.ts";
import type { AreaProgress } from "./day-progress.ts";
import * as texts from "./activity-texts.ts";

/** Bars that the chart shows at once, and days that it can be scrolled over. */
export const activityChart = { visible: 14, days: 56 } as const;

/** Series of the chart: days with everything done, days with something done, and the items of a day that are open. */
export const activitySeries = [texts.allCompleted, texts.partiallyCompleted, texts.openDays] as const;

/** Day with its due and done exercises. */
export interface CountedDay {
  readonly date: CalendarDate;
  readonly exercise: AreaProgress;
}

/**
 * Returns the bar of a day, by series: null in a series without a part of it. A day with nothing done has the value 0; a day with nothing due has no
 * bar.
 */
export const activityBar = (progress: AreaProgress): (number | null)[] => {
  const { due, done } = progress;
  const bucket = bucketOf(progress);
  if (bucket === "none") return [null, null, null];
  return bucket === "complete" ? [due, null, null] : [null, done, due - done];
};

/** Formats counts of days: `9 days all, 3 in part, 1 none; today is running`. Today counts only once all of it is done. */
export function activitySentence(days: readonly CountedDay[], today: CalendarDate): string {
  const isOpen = ({ date, exercise }: CountedDay): boolean => date === today && exercise.done < exercise.due;
  const count = (bucket: Bucket): number =>
    days.filter((day) => !isOpen(day) && bucketOf(day.exercise) === bucket).length;
  return texts.daysDone(count("complete"), count("partial"), count("skipped"), days.some(isOpen));
}
