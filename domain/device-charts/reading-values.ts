import { extensionOf } from "../questionnaires/bands.ts";
import { bmiOf } from "./bmi.ts";

/** Metric of a device: its index in a reading, and the range of possible values. */
export interface ChartMetric {
  readonly valueIndex: number;
  readonly parameter: string;
  readonly plausible: { readonly min: number; readonly max: number };
}

const measured = (values: readonly (number | null)[], { valueIndex, plausible }: ChartMetric): number | null => {
  const value = values[valueIndex] ?? null;
  return value !== null && value >= plausible.min && value <= plausible.max ? value : null;
};

/** Returns whether all values of a reading are possible. A reading with an impossible value is marked. */
export const allPlausible = (values: readonly (number | null)[], metrics: readonly ChartMetric[]): boolean =>
  metrics.every((metric) => (values[metric.valueIndex] ?? null) === measured(values, metric));

/**
 * Returns the value that a chart shows of a reading for one metric of a device. An impossible value, such as the weight of a helper, is null. The BMI
 * is computed from the weight and the patient's height in inches, if the height is known.
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

/** Motion of a knee in a reading, in degrees. */
export type MeasuredMotion = { readonly name: "flexion" | "extension"; readonly value: number };

/** Motion with an impossible value, and the possible range, in degrees. For an extension the value is the extension deficit. */
export type LeftOutMotion = MeasuredMotion & { readonly min: number; readonly max: number };

const motionNames: Readonly<Record<string, MeasuredMotion["name"]>> = {
  flexion_max: "flexion",
  extension_deficit: "extension",
};

/** Returns the motions of a reading that `motionsOf` leaves out because their values are impossible. */
export const leftOutOf = (values: readonly (number | null)[], metrics: readonly ChartMetric[]): LeftOutMotion[] =>
  metrics.flatMap((metric): LeftOutMotion[] => {
    const [name, value] = [motionNames[metric.parameter], values[metric.valueIndex] ?? null];
    return name && value !== null && measured(values, metric) === null ? [{ name, value, ...metric.plausible }] : [];
  });

/** Returns flexion and extension (90 is straight) of a reading, without impossible values. */
export const motionsOf = (values: readonly (number | null)[], metrics: readonly ChartMetric[]): MeasuredMotion[] =>
  metrics.flatMap((metric): MeasuredMotion[] => {
    const value = measured(values, metric);
    if (value === null) return [];
    const name = motionNames[metric.parameter];
    return name ? [{ name, value: name === "flexion" ? value : extensionOf(value) }] : [];
  });
