import { type AreasOn, weeksOf } from "../progress-page/progress-weeks.ts";
import { progressToDate, overallOf } from "../progress/day-progress.ts";
import { type WeekStatus, weekStatus } from "../progress/week-status.ts";
import { areas } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** Week of a report; its date is its Sunday. The current week counts what is done up to today. */
export interface ReportWeek extends AreasOn {
  readonly status: WeekStatus | "running";
}

/** Returns days as percentages, pies and lists count them: for today only done items, and no later days. */
export const countedDays = (days: readonly AreasOn[], today: CalendarDate): AreasOn[] =>
  days
    .filter(({ date }) => date <= today)
    .map(({ date, exercise, measurement, questionnaire }) => ({
      date,
      exercise: progressToDate(exercise, date, today),
      measurement: progressToDate(measurement, date, today),
      questionnaire: progressToDate(questionnaire, date, today),
    }));

/** Returns the weeks of counted days in which something counts, newest first. */
export const reportWeeks = (counted: readonly AreasOn[], today: CalendarDate): ReportWeek[] =>
  weeksOf(counted)
    .map((week) => ({ ...week, status: weekStatus(overallOf(week), week.date, today) ?? ("running" as const) }))
    .toReversed();

/** Returns whether something was due on a day up to today, done or not. */
export const wasDue = (days: readonly AreasOn[], today: CalendarDate): boolean =>
  days.some((day) => day.date <= today && areas.some((area) => day[area].due > 0));
