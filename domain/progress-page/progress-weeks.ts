import { type AreaProgress, sumProgress } from "../progress/day-progress.ts";
import type { Span } from "../progress/periods.ts";
import { areas, type Area } from "../schedules/schedule-item.ts";
import { type CalendarDate, startOfWeek } from "../values/calendar-date.ts";

/** Due and done items of a day or a week in each area; the date of a week is its Sunday. */
export type AreasOn = { readonly date: CalendarDate } & Readonly<Record<Area, AreaProgress>>;

/** Returns the sums of some days in each area. */
export const sumsOf = (days: readonly AreasOn[]): Record<Area, AreaProgress> => ({
  exercise: sumProgress(days.map(({ exercise }) => exercise)),
  measurement: sumProgress(days.map(({ measurement }) => measurement)),
  questionnaire: sumProgress(days.map(({ questionnaire }) => questionnaire)),
});

/** Returns the weeks of some days, earliest first, without weeks in which nothing is due. */
export const weeksOf = (days: readonly AreasOn[]): AreasOn[] => {
  const weeks = Map.groupBy(days, ({ date }) => startOfWeek(date));
  return [...weeks]
    .map(([date, inWeek]) => ({ date, ...sumsOf(inWeek) }))
    .filter((week) => areas.some((area) => week[area].due > 0))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
};

/** Returns the weeks within a span of whole weeks. */
export const weeksIn = <Week extends { readonly date: CalendarDate }>(
  weeks: readonly Week[],
  { from, to }: Span,
): Week[] => weeks.filter(({ date }) => (from === null || date >= from) && date <= to);

/** Returns the sum of all weeks in one area. */
export const areaOfWeeks = (weeks: readonly AreasOn[], area: Area): AreaProgress =>
  sumProgress(weeks.map((week) => week[area]));
