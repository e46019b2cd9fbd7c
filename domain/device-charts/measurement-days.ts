import { dayBucketOf } from "../progress/buckets.ts";
import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import * as texts from "./device-charts-texts.ts";

/** Day on which a device is due: how many readings are due (`time`), and how many were taken. */
export interface MeasurementDay {
  readonly date: CalendarDate;
  readonly time: number;
  readonly timesDone: number;
}

/** States of a day on which something was due. */
export const dayStates = ["skipped", "partial", "complete", "remaining"] as const;
export type DayState = (typeof dayStates)[number];

/** Returns the state of a due day; a day from today on that is not begun is `remaining`. */
export const dayStateOf = ({ date, time, timesDone }: MeasurementDay, today: CalendarDate): DayState =>
  dayBucketOf({ due: time, done: timesDone }, date, today) as DayState;

/** Counts days by their state. */
export const countDays = (days: readonly MeasurementDay[], today: CalendarDate): Record<DayState, number> => {
  const counts = { skipped: 0, partial: 0, complete: 0, remaining: 0 };
  for (const day of days) counts[dayStateOf(day, today)] += 1;
  return counts;
};

/** Summaries of the measurement chart, each with the number of days up to today, or null for all. */
export const summaryRanges = [
  { title: texts.last7Days, days: 7 },
  { title: texts.last30Days, days: 30 },
  { title: texts.allDays, days: null },
] as const;

/** Returns the days of a summary. */
export const daysOfSummary = <Day extends MeasurementDay>(
  all: readonly Day[],
  days: number | null,
  today: CalendarDate,
): readonly Day[] => (days === null ? all : all.filter(({ date }) => date > addDays(today, -days) && date <= today));
