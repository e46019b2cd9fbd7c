import type { Random } from "../seed/random.ts";
import type { Form, DeviceMetrics, Metric } from "./patient-calls.ts";

/** Usual values by the label of a metric: mean and standard deviation. */
const usual: Readonly<Record<string, readonly [number, number]>> = {
  Flexion: [105, 8],
  "Extension deficit": [4, 2],
  Repetitions: [45, 15],
  "Hip flexion": [70, 8],
  "Hip abduction": [20, 4],
  Weight: [180, 20],
  BMI: [29, 3],
  Systolic: [128, 8],
  Diastolic: [77, 5],
  Pulse: [74, 6],
  "Oxygen saturation": [97, 1],
  Steps: [3200, 900],
  "Walking minutes": [35, 10],
  Temperature: [98.2, 0.3],
  "Redness around wound": [4, 2],
  Drainage: [0, 0.3],
};

const inTenths = new Set(["Weight", "BMI", "Temperature"]);

const valueOf = ({ metric, min, max }: Metric, random: Random): number => {
  const [mean, spread] = usual[metric] ?? [(min + max) / 2, (max - min) / 20];
  const value = Math.min(max, Math.max(min, random.normal(mean, spread)));
  return inTenths.has(metric) ? Math.round(value * 10) / 10 : Math.round(value);
};

/** Returns a plausible reading of a device. */
export const inventReading = ({ metrics }: DeviceMetrics, random: Random): number[] =>
  metrics.map((metric) => valueOf(metric, random));

/** Returns answers of a patient who is doing fairly well: the first two options of each question are more likely than the others. */
export const inventAnswers = ({ questions }: Form, random: Random): number[] =>
  questions.map(({ options }) =>
    random.weighted(options.map(({ optnumber }, at) => [optnumber, at < 2 ? 4 : 1] as const)),
  );
