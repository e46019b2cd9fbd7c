import { axisOfLine } from "./axis.ts";
import type { ChartLimit, ChartPoint, Line } from "./points.ts";

/** How near a point may come to a limit at the end of its line before the word is in its way: a share of the axis. */
const near = 0.15;

/** At which end of its dashed line a limit has its word: on the right, or on the left when the last point shown would lie under it there. */
export const limitLabelSide = (line: Line, points: readonly ChartPoint[], limit: ChartLimit): "left" | "right" => {
  const { min, max } = axisOfLine(line);
  const distance = (point: ChartPoint | undefined): number =>
    point?.value === null || point === undefined ? 1 : Math.abs(point.value - limit.value) / (max - min);
  const [first, last] = [distance(points[0]), distance(points.at(-1))];
  return last < near && first > last ? "left" : "right";
};
