import { type CalendarDate, type CalendarMonth, clockTime, wallClock } from "./calendar-date.ts";
import * as texts from "./values-texts.ts";

/** Names of the months, January first. */
export const monthNames: readonly string[] = texts.namesOfMonths.split(" ");

const monthOf = (date: CalendarDate | CalendarMonth): string => monthNames[Number(date.slice(5, 7)) - 1]!;

/** Formats a date for a letter: MMMM D, YYYY. */
export const formatLong = (date: CalendarDate): string =>
  `${monthOf(date)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;

/** Formats a month for the label of a bar: MMM. */
export const formatMonth = (month: CalendarMonth): string => monthOf(month).slice(0, 3);

/** Formats a date for the label of a point: MMM D. */
export const formatMonthDay = (date: CalendarDate): string => `${monthOf(date).slice(0, 3)} ${Number(date.slice(8))}`;

/** Formats a date for the label of a bar: MMM-DD. */
export const formatAxisDay = (date: CalendarDate): string => `${monthOf(date).slice(0, 3)}-${date.slice(8)}`;

/** Formats an instant (ms since 1970 UTC) for a conversation, in a zone: Nov 5, 4:59 PM. */
export const formatMoment = (instantMs: number, timeZone: string): string => {
  const { date, minutes } = wallClock(instantMs, timeZone);
  return `${formatMonthDay(date)}, ${clockTime(minutes)}`;
};
