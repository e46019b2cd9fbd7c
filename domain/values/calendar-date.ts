import * as texts from "./values-texts.ts";
import { clockText } from "../texts/time-texts.ts";
declare const calendarDateBrand: unique symbol;

/** Calendar date, `YYYY-MM-DD`, without time or zone: birth, surgery and due dates. Texts compare in time order. */
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

/** Calendar month, `YYYY-MM`. */
export type CalendarMonth = string & { readonly [calendarDateBrand]: "month" };

const pad = (value: number, width = 2): string => String(value).padStart(width, "0");

const digits = (text: string, from: number, to: number): number => {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
};

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const monthLength = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

const isReal = (year: number, month: number, day: number): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);

const compose = (year: number, month: number, day: number): CalendarDate =>
  `${pad(year, 4)}-${pad(month)}-${pad(day)}` as CalendarDate;

/** Returns whether a value is a text `YYYY-MM-DD` for a real day of the Gregorian calendar, years 1 to 9999. */
export const isCalendarDate = (text: unknown): text is CalendarDate =>
  typeof text === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  isReal(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10));

/** Returns a text `YYYY-MM-DD` as a date. Throws a RangeError for any other text. */
export const calendarDate = (text: string): CalendarDate => {
  if (!isCalendarDate(text)) throw new RangeError(`not a calendar date: ${text.slice(0, 40)}`);
  return text;
};

/** Returns the days since 1970-01-01, negative before. Source: Howard Hinnant, "chrono-compatible low-level date algorithms". */
export const dayNumber = (date: CalendarDate): number => {
  const month = digits(date, 5, 7);
  const year = digits(date, 0, 4) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digits(date, 8, 10) - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
};

/** Returns the date of a number of days since 1970-01-01: the inverse of `dayNumber`. */
export const fromDayNumber = (number: number): CalendarDate => {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return compose(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
};

/** Returns the date a number of days later (earlier when negative). */
export const addDays = (date: CalendarDate, days: number): CalendarDate => fromDayNumber(dayNumber(date) + days);

/** Returns the days from one date to another: positive when `to` is later. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/** Returns the weekday, 0 Sunday to 6 Saturday. */
export const weekday = (date: CalendarDate): number => weekdayOfNumber(dayNumber(date));

/** Returns the weekday of a day number, 0 Sunday to 6 Saturday (1970-01-01 was a Thursday). */
export const weekdayOfNumber = (number: number): number => (((number + 4) % 7) + 7) % 7;

/** Returns the Sunday on or before a date: weeks are US weeks. */
export const startOfWeek = (date: CalendarDate): CalendarDate => addDays(date, -weekday(date));

/** Returns the month of a date. */
export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7) as CalendarMonth;

/** Returns whether a value is a text `YYYY-MM` for a month. */
export const isCalendarMonth = (text: unknown): text is CalendarMonth =>
  typeof text === "string" && isCalendarDate(`${text}-01`);

/** Returns the first day of a month, or of the month of a date. */
export const firstOfMonth = (month: CalendarMonth | CalendarDate): CalendarDate =>
  `${month.slice(0, 7)}-01` as CalendarDate;

/** Returns the last day of a month, or of the month of a date. */
export const lastOfMonth = (month: CalendarMonth | CalendarDate): CalendarDate => {
  const [year, number] = [digits(month, 0, 4), digits(month, 5, 7)];
  return compose(year, number, monthLength(year, number));
};

/** Returns the same day a number of months later, or the last day of that month if the day does not exist. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const count = digits(date, 0, 4) * 12 + digits(date, 5, 7) - 1 + months;
  const [year, month] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return compose(year, month, Math.min(digits(date, 8, 10), monthLength(year, month)));
};

/** Returns every date from `from` to `to`, both included; empty when `to` is earlier. */
export const datesBetween = (from: CalendarDate, to: CalendarDate): CalendarDate[] => {
  const first = dayNumber(from);
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_, at) => fromDayNumber(first + at));
};

/** Returns the rows of a month's calendar: whole US weeks, Sunday to Saturday, that together cover the month. */
export const monthGrid = (month: CalendarMonth): CalendarDate[][] => {
  const days = datesBetween(startOfWeek(firstOfMonth(month)), addDays(startOfWeek(lastOfMonth(month)), 6));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
};

/** Formats a date as MM/DD/YYYY. */
export const formatUs = (date: CalendarDate): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

const divided = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})$/;
const undivided = /^(\d{2})()(\d{2})(\d{4}|\d{2})$/;

const fullYear = (text: string, month: number, day: number, notAfter: CalendarDate | undefined): number => {
  const year = Number(text);
  if (text.length === 4) return year;
  if (!notAfter) return year + (year <= 68 ? 2000 : 1900);
  return compose(year + 2000, month, day) <= notAfter ? year + 2000 : year + 1900;
};

/**
 * Parses a date typed as MM/DD/YYYY, MM/DD/YY, MM-DD-YYYY, MM-DD-YY, MMDDYYYY or MMDDYY; null for anything else. Between separators, days and months
 * need no leading zero. A year of two digits means 1969 to 2068, or with `notAfter` the latest century that keeps the date from being later.
 */
export const parseUs = (text: string, notAfter?: CalendarDate): CalendarDate | null => {
  const trimmedText = text.trim();
  const [, month, , day, year] = divided.exec(trimmedText) ?? undivided.exec(trimmedText) ?? [];
  if (!month || !day || !year) return null;
  const [m, d] = [Number(month), Number(day)];
  const y = fullYear(year, m, d, notAfter);
  return isReal(y, m, d) ? compose(y, m, d) : null;
};

/** Error for a typed text that is not a date. */
export const noDate = texts.pleaseEnterADateAs;

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const formatter = formatters.get(timeZone);
  if (formatter) return formatter;
  const newFormatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    ...({ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const),
    hourCycle: "h23",
  });
  formatters.set(timeZone, newFormatter);
  return newFormatter;
};

/** Returns the wall clock of an instant in a zone: its date and the minutes since midnight. Throws for an unknown zone. */
export const wallClock = (instantMs: number, timeZone: string): { date: CalendarDate; minutes: number } => {
  const part: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instantMs)) part[type] = Number(value);
  const { year = 1, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return { date: compose(year, month, day), minutes: hour * 60 + minute };
};

/** Returns the date at an instant (ms since 1970 UTC) in an IANA time zone: a clinic's today. */
export const todayIn = (instantMs: number, timeZone: string): CalendarDate => wallClock(instantMs, timeZone).date;

/**
 * Returns the instant (ms since 1970 UTC) at which a zone's clocks show a date and a number of minutes since midnight. A time that a clock change
 * skips becomes the time an hour later; for a time that occurs twice, the first instant is returned.
 */
export const instantAt = (date: CalendarDate, minutes: number, timeZone: string): number => {
  const utc = dayNumber(date) * 86_400_000 + minutes * 60_000;
  const offsetAt = (instant: number): number => {
    const clock = wallClock(instant, timeZone);
    return dayNumber(clock.date) * 86_400_000 + clock.minutes * 60_000 - Math.floor(instant / 60_000) * 60_000;
  };
  const [before, after] = [offsetAt(utc - 86_400_000), offsetAt(utc + 86_400_000)];
  return offsetAt(utc - before) === before
    ? utc - before
    : offsetAt(utc - after) === after
      ? utc - after
      : utc - before;
};

/** Formats minutes after midnight: 4:59 PM. */
export const clockTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  return clockText(hour % 12 || 12, pad(minutes % 60), hour < 12);
};

/** Formats the time of an instant in a zone: 4:59 PM. */
export const formatTime = (instantMs: number, timeZone: string): string =>
  clockTime(wallClock(instantMs, timeZone).minutes);

/** Formats an instant in a zone: 11/05/2026, 4:59 PM. */
export const formatInstant = (instantMs: number, timeZone: string): string =>
  `${formatUs(wallClock(instantMs, timeZone).date)}, ${formatTime(instantMs, timeZone)}`;
