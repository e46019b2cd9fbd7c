import { valueText } from "../charts/points.ts";
import { surgeryDayLabel } from "../texts/surgery-day-texts.ts";
import type { DrawnScore } from "../score-charts/drawn-score.ts";
import { type CalendarDate, daysBetween, formatUs } from "../values/calendar-date.ts";
import * as texts from "./reports-texts.ts";

/** Maximum number of days with readings in a report. */
export const maxReadingDays = 40;

/** Returns the column headers of a table of scores. */
export const readingTitles = (scores: readonly DrawnScore[]): string[] =>
  scores.map(({ name, line }) => (name === "extension" ? texts.shortOfStraight(line.title) : line.title));

/**
 * Returns the values behind the charts of a report, a row for each day with a value, newest first: date, day from surgery, and the value of each
 * score. A score with two values on a day has both; a score without a value has a dash.
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
