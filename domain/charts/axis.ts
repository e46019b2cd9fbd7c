import type { Line } from "./points.ts";

/** Minimum, maximum and step of an axis. Without an interval the chart library chooses one. */
export interface AxisScale {
  readonly min: number;
  readonly max: number;
  readonly interval?: number;
}

const roundSteps = [1, 2, 2.5, 3, 4, 5, 10];

/** Returns the power of ten of a step, such as 100 for 250. */
const magnitude = (step: number): number => 10 ** Math.floor(Math.log10(step));

const isRound = (step: number): boolean => roundSteps.some((round) => Math.abs(step / magnitude(step) - round) < 1e-9);

/** Returns the scale of an axis with fixed ends in four, five, three or six steps: the first of these numbers with a round step. */
export const fixedScale = ({ min, max }: { readonly min: number; readonly max: number }): AxisScale => {
  const steps = [4, 5, 3, 6].map((count) => (max - min) / count);
  const interval = steps.find(isRound);
  return interval === undefined ? { min, max } : { min, max, interval };
};

/** Returns the scale of an axis that includes all values, in round steps. With `whole` the steps are integers. */
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
 * Returns the axis of a line, which does not change between its pages: a step for each word, a given range in round steps, or else one that includes
 * all values and limits, in whole steps for degrees. A value or limit outside a given range extends the axis.
 */
export const axisOfLine = ({ range, words, unit, points, limits }: Line): AxisScale => {
  if (range && words) return { ...range, interval: 1 };
  const drawnValues = [...points.flatMap(({ value }) => value ?? []), ...limits.map(({ value }) => value)];
  if (range && drawnValues.every((value) => value >= range.min && value <= range.max)) return fixedScale(range);
  const rangeValues = range ? [range.min, range.max, ...drawnValues] : drawnValues;
  return scaleOf(rangeValues.length > 0 ? rangeValues : [0], unit === "°");
};
