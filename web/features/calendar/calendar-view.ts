import { longWeekdayNames } from "@restride/domain/texts/weekday-texts.ts";
import type { CalendarDate, CalendarMonth } from "@restride/domain/values/calendar-date.ts";
import { monthNames } from "@restride/domain/values/long-date.ts";
import {
  addDays,
  addMonths,
  firstOfMonth,
  isCalendarDate,
  monthGrid,
  monthOf,
} from "@restride/domain/values/calendar-date.ts";

/** View of the calendar: a month, or some days from a date on. */
export interface CalendarView {
  readonly kind: "month" | "day";
  readonly date: CalendarDate;
}

/** Returns the heading of the calendar: month and year. */
export const monthHeading = (month: CalendarMonth | CalendarDate): string =>
  `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** Returns the heading of a day: month and day. */
export const dayHeading = (date: CalendarDate): string =>
  `${monthNames[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;

/** Returns the name of a weekday, 0 Sunday to 6 Saturday. */
export const weekdayName = (weekday: number): string => longWeekdayNames[weekday] ?? "";

/** Returns the next or previous view: one month further in the month view, as many days as are shown in the day view. */
export const adjacentView = ({ kind, date }: CalendarView, step: 1 | -1, daysShown: number): CalendarView => ({
  kind,
  date: kind === "month" ? firstOfMonth(addMonths(date, step)) : addDays(date, step * daysShown),
});

/** Returns the view of the other kind: on today if the visible month is the current one, else on the first of that month. */
export const viewOfKind = ({ date }: CalendarView, kind: CalendarView["kind"], today: CalendarDate): CalendarView => ({
  kind,
  date: monthOf(date) === monthOf(today) ? today : firstOfMonth(date),
});

/** Returns the first and last day that a view needs: whole weeks around a month, or the days shown. */
export function rangeOf(
  { kind, date }: CalendarView,
  daysShown: number,
): { startdate: CalendarDate; enddate: CalendarDate } {
  if (kind === "day") return { startdate: date, enddate: addDays(date, daysShown - 1) };
  const days = monthGrid(monthOf(date)).flat();
  return { startdate: days[0] ?? date, enddate: days.at(-1) ?? date };
}

/** Parses the view in URL parameters; null when there is none yet, because only the server knows the clinic's today. */
export function parseCalendarView(params: URLSearchParams): CalendarView | null {
  const date = params.get("date");
  if (!isCalendarDate(date)) return null;
  return { kind: params.get("view") === "day" ? "day" : "month", date };
}

/** Returns the view as URL parameters. */
export const calendarViewParams = ({ kind, date }: CalendarView): Record<string, string> => ({ view: kind, date });

/** Returns a swipe as a step: left is forward, right is back; null for a short or steep one. */
export function stepOfSwipe(right: number, down: number): 1 | -1 | null {
  if (Math.abs(right) < 48 || Math.abs(down) > Math.abs(right) / 2) return null;
  return right < 0 ? 1 : -1;
}
