import { type CalendarDate, startOfWeek } from "../values/calendar-date.ts";

/** What was due and done on a date, counted in items: one area, several added up, or one device of many. */
export type DueDone = { readonly date: CalendarDate; readonly due: number; readonly done: number };

/** A week, named by its Sunday: due item-days and those done. */
export type WeekSummary = {
  readonly weekdate: CalendarDate;
  readonly totaldays: number;
  readonly completeddays: number;
};

/** The weeks of some days, earliest first; days of several devices or questionnaires are summed. Weeks without days are left out. */
export const weekSummaries = (days: Iterable<DueDone>): WeekSummary[] => {
  const weeks = new Map<CalendarDate, WeekSummary>();
  for (const { date, due, done } of days) {
    const weekdate = startOfWeek(date);
    const { totaldays, completeddays } = weeks.get(weekdate) ?? { totaldays: 0, completeddays: 0 };
    weeks.set(weekdate, { weekdate, totaldays: totaldays + due, completeddays: completeddays + done });
  }
  return [...weeks.values()].sort((a, b) => (a.weekdate < b.weekdate ? -1 : 1));
};
