import type { SeriesName } from "../progress-page/progress-series.ts";
import { oxfordScale } from "../questionnaires/oxford-score.ts";
import { painLevels } from "../questionnaires/pain-level.ts";
import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";

/** A chart of a score. */
export interface ScoreChart {
  /** The ends of its axis; null lets the values decide. */
  readonly axis: { readonly min: number; readonly max: number } | null;
  /** The words of its numbers, from 0 on; null where people read the number. */
  readonly words: readonly string[] | null;
  /** Whether more of it is better for a patient. */
  readonly moreIsBetter: boolean;
}

/** The four charts of a patient's scores, in their order. Extension is drawn as the degrees that are missing. */
export const scoreCharts: Record<SeriesName, ScoreChart> = {
  oks: { axis: oxfordScale.axis, words: null, moreIsBetter: true },
  pain: { axis: { min: 0, max: painLevels.length - 1 }, words: painLevels, moreIsBetter: false },
  flexion: { axis: null, words: null, moreIsBetter: true },
  extension: { axis: null, words: null, moreIsBetter: false },
};

/** The day of a value, as a chart draws it. */
export interface OnDay {
  readonly date: CalendarDate;
  readonly value: number;
}

/** The newest of the best values; null where there is none. Points come oldest first. */
export const bestOf = <Point extends OnDay>(points: readonly Point[], { moreIsBetter }: ScoreChart): Point | null =>
  points.reduce<Point | null>((best, point) => {
    const isWorse = best !== null && (moreIsBetter ? point.value < best.value : point.value > best.value);
    return isWorse ? best : point;
  }, null);

/** How many days a gain is told over. */
export const gainDays = 7;

/**
 * What changed in the last 7 days: the last value less the newest one that is at least 7 days older; null where there is none such.
 * Points come oldest first.
 */
export const gainOf = (points: readonly OnDay[]): { readonly change: number; readonly since: OnDay } | null => {
  const last = points.at(-1);
  const since = last && points.findLast(({ date }) => daysBetween(date, last.date) >= gainDays);
  return since ? { change: last.value - since.value, since } : null;
};

/** A day of a chart: its point, or null where nothing was measured. */
export interface DayOfChart<Point> {
  readonly date: CalendarDate;
  readonly point: Point | null;
}

/** The days of a chart with others among them, in their order; of a day that is there already, its points. */
export const withDays = <Point>(
  days: readonly DayOfChart<Point>[],
  dates: readonly CalendarDate[],
): DayOfChart<Point>[] => {
  const knownDates = new Set(days.map(({ date }) => date));
  const others = [...new Set(dates)].filter((date) => !knownDates.has(date)).map((date) => ({ date, point: null }));
  return [...days, ...others].toSorted((one, other) => daysBetween(other.date, one.date));
};

/**
 * The points of a chart with the days between them that have none, where it is taken day by day: most of its points follow on the
 * day before. What is asked every week or so has no missing days. Points come oldest first.
 */
export const withMissingDays = <Point extends OnDay>(points: readonly Point[]): DayOfChart<Point>[] => {
  const steps = points.slice(1).map(({ date }, at) => daysBetween(points[at]!.date, date));
  const isDaily = steps.filter((step) => step <= 1).length * 2 > steps.length;
  return points.flatMap((point, at) => {
    const missing = isDaily && at > 0 ? steps[at - 1]! - 1 : 0;
    const days = Array.from({ length: Math.max(0, missing) }, (_, day) => addDays(points[at - 1]!.date, day + 1));
    return [...days.map((date) => ({ date, point: null })), { date: point.date, point }];
  });
};
