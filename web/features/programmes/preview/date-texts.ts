import { weekdayNames } from "@restride/domain/texts/weekday-texts.ts";
import { type CalendarDate, weekday } from "@restride/domain/values/calendar-date.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Returns the month of a date: "Dec". */
export const monthWord = (date: CalendarDate): string => months[Number(date.slice(5, 7)) - 1] ?? "";

/** Returns the weekday of a date: "Tue". */
export const weekdayWord = (date: CalendarDate): string => weekdayNames[weekday(date)] ?? "";

/** Returns the day of the month. */
export const dayOfMonth = (date: CalendarDate): number => Number(date.slice(8));

const monthDay = (date: CalendarDate): string => `${monthWord(date)} ${dayOfMonth(date)}`;

/** Formats two dates: "Nov 15 – Dec 12". */
export const spanText = (from: CalendarDate, to: CalendarDate): string => `${monthDay(from)} – ${monthDay(to)}`;

/** Formats a date in a list: "Tue, Dec 8". */
export const shortDay = (date: CalendarDate): string => `${weekdayWord(date)}, ${monthDay(date)}`;

/** Formats a date without its year: "12/08". */
export const monthSlashDay = (date: CalendarDate): string => `${date.slice(5, 7)}/${date.slice(8)}`;
