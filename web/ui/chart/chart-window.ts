import { pointsPerPage } from "@restride/domain/charts/points.ts";

/** The points of a chart that are in view, by their places; `end` is the first that is not. */
export interface ChartWindow {
  readonly start: number;
  readonly end: number;
}

const opensWith = 30;
const fewest = 2;

/** What a chart of so many points opens with: the newest 30. */
export const firstWindow = (count: number): ChartWindow => ({ start: Math.max(0, count - opensWith), end: count });

/** A window of the same width from a place on, as far as there are points. */
const windowAt = (start: number, width: number, count: number): ChartWindow => {
  const from = Math.max(0, Math.min(start, count - width));
  return { start: from, end: Math.min(count, from + width) };
};

/** A window widened on both sides by so many points; narrowed by a negative number, to two points at the least. */
export const widened = ({ start, end }: ChartWindow, points: number, count: number): ChartWindow => {
  const width = Math.max(Math.min(fewest, count), Math.min(count, end - start + 2 * points));
  return windowAt(start - points, width, count);
};

/** The window after a key: arrows move by six points, Home and End to the ends; null for a key that does nothing. */
export const windowAfter = (key: string, { start, end }: ChartWindow, count: number): ChartWindow | null => {
  const width = end - start;
  const to = { ArrowLeft: start - pointsPerPage, ArrowRight: start + pointsPerPage, Home: 0, End: count }[key];
  return to === undefined ? null : windowAt(to, width, count);
};
