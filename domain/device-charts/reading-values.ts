import { extensionOf } from "../questionnaires/bands.ts";
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

/** True unless a value of a reading cannot have been measured: then the reading is marked. */
export const allPlausible = (values: readonly (number | null)[], metrics: readonly ChartMetric[]): boolean =>
  metrics.every((metric) => (values[metric.valueIndex] ?? null) === measured(values, metric));

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

/** A knee's motion as a reading gives it, in degrees. */
export type MeasuredMotion = { readonly name: "flexion" | "extension"; readonly value: number };

/** Degrees that were sent and cannot be true, with those that can; of a straightening the degrees that are missing. */
export type LeftOutMotion = MeasuredMotion & { readonly min: number; readonly max: number };

const motionNames: Readonly<Record<string, MeasuredMotion["name"]>> = {
  flexion_max: "flexion",
  extension_deficit: "extension",
};

/** What motionsOf leaves out of a reading. */
export const leftOutOf = (values: readonly (number | null)[], metrics: readonly ChartMetric[]): LeftOutMotion[] =>
  metrics.flatMap((metric): LeftOutMotion[] => {
    const [name, value] = [motionNames[metric.parameter], values[metric.valueIndex] ?? null];
    return name && value !== null && measured(values, metric) === null ? [{ name, value, ...metric.plausible }] : [];
  });

/** The bend and the straightening (90 is straight) of a reading, each where the device gave one that can be true. */
export const motionsOf = (values: readonly (number | null)[], metrics: readonly ChartMetric[]): MeasuredMotion[] =>
  metrics.flatMap((metric): MeasuredMotion[] => {
    const value = measured(values, metric);
    if (value === null) return [];
    const name = motionNames[metric.parameter];
    return name ? [{ name, value: name === "flexion" ? value : extensionOf(value) }] : [];
  });
