import { bmiOf } from "./bmi.ts";

/** A value of a device: its place in a reading, and what can have been measured. */
export interface ChartMetric {
  readonly valueIndex: number;
  readonly parameter: string;
  readonly plausible: { readonly min: number; readonly max: number };
}

const measured = (values: readonly (number | null)[], { valueIndex, plausible }: ChartMetric): number | null => {
  const value = values[valueIndex] ?? null;
  return value !== null && value >= plausible.min && value <= plausible.max ? value : null;
};

/**
 * What a chart shows of a reading for one metric of a device. A value that cannot have been measured, such as the weight of a
 * helper, is empty. The BMI follows from the weight and the patient's height in inches, where that is known.
 */
export const chartValue = (
  values: readonly (number | null)[],
  metric: ChartMetric,
  metrics: readonly ChartMetric[],
  height: number | null,
): number | null => {
  const weight = metrics.find(({ parameter }) => parameter === "weight");
  if (metric.parameter !== "bmi" || !weight || !height) return measured(values, metric);
  const pounds = measured(values, weight);
  return pounds === null ? null : bmiOf(pounds, height);
};
