import { pointsPerPage } from "@restride/domain/charts/points.ts";

/** Range of a chart's points in view, by index; `end` is exclusive. */
export interface ChartWindow {
  readonly start: number;
  readonly end: number;
}

/** Number of points that are shown first, and minimum number of points. */
const opensWith = 30;
const minPoints = 2;

/** Returns the first window of a chart with this many points: the newest 30. */
export const firstWindow = (count: number): ChartWindow => ({ start: Math.max(0, count - opensWith), end: count });

/** Returns a window of this width that starts at an index, moved back where the points end earlier. */
const windowAt = (start: number, width: number, count: number): ChartWindow => {
  const from = Math.max(0, Math.min(start, count - width));
  return { start: from, end: Math.min(count, from + width) };
};

/** Returns a window widened on both sides by this many points; a negative number narrows it, to at least two points. */
export const resizeWindow = ({ start, end }: ChartWindow, points: number, count: number): ChartWindow => {
  const width = Math.max(Math.min(minPoints, count), Math.min(count, end - start + 2 * points));
  return windowAt(start - points, width, count);
};

/** Returns the window after a key: arrows move it by six points, Home and End move it to the ends; null for any other key. */
export const windowAfter = (key: string, { start, end }: ChartWindow, count: number): ChartWindow | null => {
  const width = end - start;
  const to = { ArrowLeft: start - pointsPerPage, ArrowRight: start + pointsPerPage, Home: 0, End: count }[key];
  return to === undefined ? null : windowAt(to, width, count);
};
