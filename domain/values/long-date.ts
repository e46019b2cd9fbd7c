import { type CalendarDate, type CalendarMonth, clockTime, wallClock } from "./calendar-date.ts";

/** The months by name, January first. */
export const monthNames: readonly string[] =
  "January February March April May June July August September October November December".split(" ");

const monthOf = (date: CalendarDate | CalendarMonth): string => monthNames[Number(date.slice(5, 7)) - 1]!;

/** A date as a letter writes it: MMMM D, YYYY. */
export const formatLong = (date: CalendarDate): string =>
  `${monthOf(date)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;

/** A month beside a bar: MMM. */
export const formatMonth = (month: CalendarMonth): string => monthOf(month).slice(0, 3);

/** A date below the points of a line: MMM D. */
export const formatMonthDay = (date: CalendarDate): string => `${monthOf(date).slice(0, 3)} ${Number(date.slice(8))}`;

/** A date below a bar: MMM-DD. */
export const formatAxisDay = (date: CalendarDate): string => `${monthOf(date).slice(0, 3)}-${date.slice(8)}`;

/** An instant (ms since 1970 UTC) as a conversation shows it, on a zone's clock: Nov 5, 4:59 PM. */
export const formatMoment = (instantMs: number, timeZone: string): string => {
  const { date, minutes } = wallClock(instantMs, timeZone);
  return `${formatMonthDay(date)}, ${clockTime(minutes)}`;
};
