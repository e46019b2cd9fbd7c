import { axisOfLine } from "./axis.ts";
import type { ChartLimit, ChartPoint, Line } from "./points.ts";

/** Place of a limit's label: at which end of the dashed line, and on which side of it. */
export interface LimitPlace {
  readonly end: "left" | "right";
  readonly below: boolean;
}

/** Height of a label, and distance from the center of a point to its edge, as shares of the axis. */
const [word, reach] = [0.15, 0.035];

/**
 * Returns the first place for a limit's label that no point overlaps: at the right end, then at the left, each on the limit's own side of its line,
 * then on the other side. A place below the axis is not possible, because the axis labels are there. `up` is how far the drawing of a point extends
 * above its center, as a share of the axis: more when its value is written there.
 */
export const limitPlace = (line: Line, points: readonly ChartPoint[], limit: ChartLimit, up = reach): LimitPlace => {
  const { min, max } = axisOfLine(line);
  const isBelow = limit.below ?? false;
  const isFree = ({ end, below }: LimitPlace): boolean => {
    const point = end === "right" ? points.at(-1) : points[0];
    if (!point || point.value === null) return true;
    const towards = ((below ? -1 : 1) * (point.value - limit.value)) / (max - min);
    return below ? towards <= -reach || towards >= word + up - reach : towards <= -up || towards >= word;
  };
  const hasRoomBelow = (limit.value - min) / (max - min) >= word;
  const sides = [isBelow, !isBelow].filter((below) => !below || hasRoomBelow);
  const places = sides.flatMap((below) => (["right", "left"] as const).map((end) => ({ end, below })));
  return places.find(isFree) ?? places[0]!;
};
