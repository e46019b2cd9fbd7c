import { z } from "zod";
import { addDays, addMonths, type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";
import * as texts from "./activity-log-texts.ts";

/** Sources of log entries: the patient or the patient app, a user of the console, a device. */
export const logSources = ["Patients", "Clinic", "MoveAI"] as const;
export type LogSource = (typeof logSources)[number];

/** Events of the log, by their display names. */
export const logEvents = [
  "Login",
  "Logout",
  "Exercise",
  "Exercise Schedule Update",
  "Questionnaire",
  "Questionnaire Schedule Update",
  "Measurement",
  "Measurement Schedule Update",
  "Notification",
  "Patient Note",
  "System Log",
  "Patient Update",
  "Patient Creation",
  "Patient Activity",
  "Case Management",
] as const;
export type LogEvent = (typeof logEvents)[number];

/** Spans up to today that the filter offers as buttons. */
export const quickRanges = ["1d", "3d", "7d", "14d", "28d", "1m", "2m", "3m", "6m"] as const;
export type QuickRange = (typeof quickRanges)[number];
export const usualRange: QuickRange = "14d";

/**
 * `usual` and `sizes` are rows per page; `counted` is the largest exact total, above which the total reads "10,000+"; `turned` is the largest number
 * of pages that one request may skip.
 */
export const logPages = { defaultSize: 10, sizes: [10, 25, 50, 100, 500], maxCounted: 10_000, maxTurned: 4 } as const;

/** Returns the first day of a quick range that ends today: `14d` is fourteen days. */
export const rangeStart = (range: QuickRange, today: CalendarDate): CalendarDate => {
  const count = Number.parseInt(range, 10);
  return range.endsWith("d") ? addDays(today, 1 - count) : addDays(addMonths(today, -count), 1);
};

const date = z.custom<CalendarDate>(isCalendarDate, texts.pleaseChooseADate);
const wrongCursor = texts.thisPageOfTheLog;

/** Position in the log: the time of an entry and its number. */
export const logCursor = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_\d{1,18}$/, wrongCursor);

/** Schema of the log's filter. A quick range and dates exclude each other; without either the usual range applies. */
export const logFilterSchema = z
  .object({
    fromDate: z.enum(quickRanges, texts.pleaseChooseOneOfTheRanges).nullish(),
    startdate: date.nullish(),
    enddate: date.nullish(),
    sources: z.array(z.enum(logSources, texts.pleaseChooseASourceOfTheList)).nullish(),
    events: z.array(z.enum(logEvents, texts.pleaseChooseAnEventOfTheList)).nullish(),
    oldestFirst: z.boolean().nullish(),
    cursor: logCursor.nullish(),
    turn: z.int().min(-logPages.maxTurned).max(logPages.maxTurned).nullish(),
    size: z
      .int(texts.pleaseChooseAPageSize)
      .min(1, texts.pleaseChooseAPageSize)
      .max(500, texts.atMost500RowsAPage)
      .nullish(),
    exact: z.boolean().nullish(),
  })
  .refine(({ fromDate, startdate, enddate }) => !fromDate || (!startdate && !enddate), {
    path: ["fromDate"],
    message: texts.pleaseChooseAQuickRange,
  })
  .refine(({ startdate, enddate }) => Boolean(startdate) === Boolean(enddate), {
    path: ["enddate"],
    message: texts.pleaseChooseTheFirstAndTheLast,
  })
  .refine(({ startdate, enddate }) => !startdate || !enddate || startdate <= enddate, {
    path: ["enddate"],
    message: texts.theLastDayMustNot,
  });

export type LogFilter = z.output<typeof logFilterSchema>;

/** Returns the days that a filter covers. `today` is the clinic's. */
export const daysOf = ({ fromDate, startdate, enddate }: LogFilter, today: CalendarDate) =>
  startdate && enddate
    ? { from: startdate, to: enddate }
    : { from: rangeStart(fromDate ?? usualRange, today), to: today };

/** Formats the visible range and the total: `1-10 of 1,284 activities`; a total that is not exact has a plus. */
export const totalText = (first: number, visibleCount: number, total: number, exact: boolean): string => {
  const totalOfAll = total.toLocaleString("en-US");
  if (visibleCount === 0) return texts.zeroActivities(totalOfAll);
  const last = first + visibleCount - 1;
  return texts.rangeOfActivities(
    first.toLocaleString("en-US"),
    last.toLocaleString("en-US"),
    `${totalOfAll}${exact ? "" : "+"}`,
  );
};

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Returns the file name of an export made at a time of the clinic: `activity-log-20261120-094205.csv`. */
export const exportName = (day: CalendarDate, secondOfDay: number): string => {
  const [hours, minutes] = [Math.floor(secondOfDay / 3_600), Math.floor(secondOfDay / 60) % 60];
  return `activity-log-${day.replaceAll("-", "")}-${twoDigits(hours)}${twoDigits(minutes)}${twoDigits(secondOfDay % 60)}.csv`;
};
