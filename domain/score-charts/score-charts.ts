import type { SeriesName } from "../progress-page/progress-series.ts";
import { oxfordScale } from "../questionnaires/oxford-score.ts";
import { painLevels } from "../questionnaires/pain-level.ts";
import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";

/** Chart of a score. */
export interface ScoreChart {
  /** Ends of the axis; null derives them from the values. */
  readonly axis: { readonly min: number; readonly max: number } | null;
  /** Words for its numbers, from 0 on; null for a score that is shown as a number. */
  readonly words: readonly string[] | null;
  /** Whether a higher value is better for a patient. */
  readonly moreIsBetter: boolean;
}

/** The four charts of a patient's scores, in their order. Extension is drawn as extension deficit. */
export const scoreCharts: Record<SeriesName, ScoreChart> = {
  oks: { axis: oxfordScale.axis, words: null, moreIsBetter: true },
  pain: { axis: { min: 0, max: painLevels.length - 1 }, words: painLevels, moreIsBetter: false },
  flexion: { axis: null, words: null, moreIsBetter: true },
  extension: { axis: null, words: null, moreIsBetter: false },
};

/** Value of a day in a chart. */
export interface OnDay {
  readonly date: CalendarDate;
  readonly value: number;
}

/** Returns the newest of the best values; null without points. Points are ordered oldest first. */
export const bestOf = <Point extends OnDay>(points: readonly Point[], { moreIsBetter }: ScoreChart): Point | null =>
  points.reduce<Point | null>((best, point) => {
    const isWorse = best !== null && (moreIsBetter ? point.value < best.value : point.value > best.value);
    return isWorse ? best : point;
  }, null);

/** Number of days over which a gain is computed. */
export const gainDays = 7;

/**
 * Returns the change over the last 7 days: the last value minus the newest value that is at least 7 days older; null without such a value. Points are
 * ordered oldest first.
 */
export const gainOf = (points: readonly OnDay[]): { readonly change: number; readonly since: OnDay } | null => {
  const last = points.at(-1);
  const since = last && points.findLast(({ date }) => daysBetween(date, last.date) >= gainDays);
  return since ? { change: last.value - since.value, since } : null;
};

/** Day of a chart with its point; null on a day without a measurement. */
export interface DayOfChart<Point> {
  readonly date: CalendarDate;
  readonly point: Point | null;
}

/** Adds days without a point to the days of a chart, in order of their dates. A day that exists keeps its points. */
export const withDays = <Point>(
  days: readonly DayOfChart<Point>[],
  dates: readonly CalendarDate[],
): DayOfChart<Point>[] => {
  const knownDates = new Set(days.map(({ date }) => date));
  const otherPoints = [...new Set(dates)]
    .filter((date) => !knownDates.has(date))
    .map((date) => ({ date, point: null }));
  return [...days, ...otherPoints].toSorted((one, other) => daysBetween(other.date, one.date));
};

/**
 * Returns the points of a chart together with the missing days between them, if the score is taken daily: most points are at most one day after the
 * previous one. A score that is taken about weekly has no missing days. Points are ordered oldest first.
 */
export const withMissingDays = <Point extends OnDay>(points: readonly Point[]): DayOfChart<Point>[] => {
  const steps = points.slice(1).map(({ date }, at) => daysBetween(points[at]!.date, date));
  const isDaily = steps.filter((step) => step <= 1).length * 2 > steps.length;
  return points.flatMap((point, at) => {
    const missingDays = isDaily && at > 0 ? steps[at - 1]! - 1 : 0;
    const days = Array.from({ length: Math.max(0, missingDays) }, (_, day) => addDays(points[at - 1]!.date, day + 1));
    return [...days.map((date) => ({ date, point: null })), { date: point.date, point }];
  });
};
