import { valueText } from "../charts/points.ts";
import { surgeryDayLabel } from "../programmes/surgery-day-label.ts";
import type { DrawnScore } from "../score-charts/drawn-score.ts";
import { type CalendarDate, daysBetween, formatUs } from "../values/calendar-date.ts";

/** Days of readings in a report at most. */
export const readingDaysShown = 40;

/** The heads of the columns of scores. */
export const readingTitles = (scores: readonly DrawnScore[]): string[] =>
  scores.map(({ name, line }) => (name === "extension" ? `${line.title}, short of straight` : line.title));

/**
 * The values behind the charts of a report, a row for each day that has one, newest first: date, day from surgery, and what each score
 * was. A day on which a score was given twice names both; a dash is a day without it.
 */
export const readingRows = (scores: readonly DrawnScore[], surgeryDate: CalendarDate): string[][] => {
  const byDay = scores.map(({ points }) => Map.groupBy(points, ({ date }) => date));
  const dates = [...new Set(byDay.flatMap((days) => [...days.keys()]))].toSorted().toReversed();
  return dates.map((date) => [
    formatUs(date),
    surgeryDayLabel(daysBetween(surgeryDate, date)),
    ...scores.map(
      (score, at) =>
        byDay[at]!.get(date)
          ?.map(({ value }) => valueText(score.line, value))
          .join(", ") ?? "—",
    ),
  ]);
};
