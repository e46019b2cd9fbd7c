import { axisOfLine } from "./axis.ts";
import type { ChartLimit, ChartPoint, Line } from "./points.ts";

/** Where the word of a limit stands: at which end of the dashed line, and on which side of it. */
export interface LimitPlace {
  readonly end: "left" | "right";
  readonly below: boolean;
}

/** How high a word is and how far a point reaches, as shares of the axis. */
const [word, reach] = [0.15, 0.035];

/**
 * The first place that no point lies under: on the right, then on the left, each on the limit's own side of its line, then on the other
 * side. Below the axis is no place: the days stand there.
 * `up` is how far what is drawn of a point reaches above it, as a share of the axis: more where its value is written there.
 */
export const limitPlace = (line: Line, points: readonly ChartPoint[], limit: ChartLimit, up = reach): LimitPlace => {
  const { min, max } = axisOfLine(line);
  const own = limit.below ?? false;
  const isFree = ({ end, below }: LimitPlace): boolean => {
    const point = end === "right" ? points.at(-1) : points[0];
    if (!point || point.value === null) return true;
    const towards = ((below ? -1 : 1) * (point.value - limit.value)) / (max - min);
    return below ? towards <= -reach || towards >= word + up - reach : towards <= -up || towards >= word;
  };
  const hasRoomBelow = (limit.value - min) / (max - min) >= word;
  const sides = [own, !own].filter((below) => !below || hasRoomBelow);
  const places = sides.flatMap((below) => (["right", "left"] as const).map((end) => ({ end, below })));
  return places.find(isFree) ?? places[0]!;
};
