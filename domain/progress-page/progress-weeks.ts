import { type AreaProgress, sumProgress } from "../progress/day-progress.ts";
import type { Span } from "../progress/periods.ts";
import { areas, type Area } from "../schedules/schedule-item.ts";
import { type CalendarDate, startOfWeek } from "../values/calendar-date.ts";

/** What was due and done on a day or in a week, in each area; a week is named by its Sunday. */
export type AreasOn = { readonly date: CalendarDate } & Readonly<Record<Area, AreaProgress>>;

/** Some days together, in each area. */
export const sumsOf = (days: readonly AreasOn[]): Record<Area, AreaProgress> => ({
  exercise: sumProgress(days.map(({ exercise }) => exercise)),
  measurement: sumProgress(days.map(({ measurement }) => measurement)),
  questionnaire: sumProgress(days.map(({ questionnaire }) => questionnaire)),
});

/** The weeks of some days, earliest first. A week in which nothing is due is left out. */
export const weeksOf = (days: readonly AreasOn[]): AreasOn[] => {
  const weeks = Map.groupBy(days, ({ date }) => startOfWeek(date));
  return [...weeks]
    .map(([date, inWeek]) => ({ date, ...sumsOf(inWeek) }))
    .filter((week) => areas.some((area) => week[area].due > 0))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
};

/** The weeks of a span of whole weeks. */
export const weeksIn = <Week extends { readonly date: CalendarDate }>(
  weeks: readonly Week[],
  { from, to }: Span,
): Week[] => weeks.filter(({ date }) => (from === null || date >= from) && date <= to);

/** All weeks together in one area. */
export const areaOfWeeks = (weeks: readonly AreasOn[], area: Area): AreaProgress =>
  sumProgress(weeks.map((week) => week[area]));
