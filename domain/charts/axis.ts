import type { Line } from "./points.ts";

/** Ends and steps of an axis. Without an interval the drawing finds its own. */
export interface AxisScale {
  readonly min: number;
  readonly max: number;
  readonly interval?: number;
}

const roundSteps = [1, 2, 2.5, 3, 4, 5, 10];

/** How many tens a step is, such as 100 for 250. */
const magnitude = (step: number): number => 10 ** Math.floor(Math.log10(step));

const isRound = (step: number): boolean => roundSteps.some((round) => Math.abs(step / magnitude(step) - round) < 1e-9);

/** A given axis in four, five, three or six steps, whichever first is round. */
export const fixedScale = ({ min, max }: { readonly min: number; readonly max: number }): AxisScale => {
  const steps = [4, 5, 3, 6].map((count) => (max - min) / count);
  const interval = steps.find(isRound);
  return interval === undefined ? { min, max } : { min, max, interval };
};

/** An axis in round steps, whole ones where they shall be, that holds all of some values. */
export const scaleOf = (values: readonly number[], whole = false): AxisScale => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const around = lowest === highest ? 1 : 0;
  const [low, high] = [lowest - Math.min(around, Math.abs(lowest)), highest + around];
  const roughStep = (high - low) / 4;
  const tens = magnitude(roughStep);
  const steps = roundSteps.map((round) => round * tens).filter((step) => !whole || Number.isInteger(step));
  const interval = steps.find((step) => step >= roughStep) ?? 1;
  return { min: Math.floor(low / interval) * interval, max: Math.ceil(high / interval) * interval, interval };
};

/**
 * The axis of a line, the same on all of its pages: a step for each word, a given range in round steps, else one that holds all values
 * and limits; degrees are whole. A value or limit beyond a given range is drawn all the same: the axis goes as far.
 */
export const axisOfLine = ({ range, words, unit, points, limits }: Line): AxisScale => {
  if (range && words) return { ...range, interval: 1 };
  const drawn = [...points.flatMap(({ value }) => value ?? []), ...limits.map(({ value }) => value)];
  if (range && drawn.every((value) => value >= range.min && value <= range.max)) return fixedScale(range);
  const rangeValues = range ? [range.min, range.max, ...drawn] : drawn;
  return scaleOf(rangeValues.length > 0 ? rangeValues : [0], unit === "°");
};
