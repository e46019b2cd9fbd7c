import { valueText } from "../charts/points.ts";
import { surgeryDayLabel } from "../programmes/surgery-day-texts.ts";
import { scoreLabels } from "../progress/score-texts.ts";
import { painLevels } from "../questionnaires/pain-level.ts";
import { type Centiles, minPeople, type Place, placeOf } from "./corridor.ts";

/** Metrics of recovery: flexion and extension deficit of a knee in degrees, pain as its code, and the Oxford score. */
export const recoveryMetrics = ["flexion", "deficit", "pain", "oxford"] as const;
export type RecoveryMetric = (typeof recoveryMetrics)[number];

/** Joint that was operated on. */
export type Joint = "knee" | "hip";

interface MetricWords {
  readonly unit: string;
  /** Words for the numbers from 0 on, for a metric that is shown as words. */
  readonly words: readonly string[] | null;
  /** The worse side of the scale. */
  readonly worse: "low" | "high";
  /** Ends of the axis. */
  readonly axis: { readonly min: number; readonly max: number };
}

/** Format and axis of each metric. */
export const manners: Record<RecoveryMetric, MetricWords> = {
  flexion: { unit: "°", words: null, worse: "low", axis: { min: 0, max: 150 } },
  deficit: { unit: "°", words: null, worse: "high", axis: { min: 0, max: 40 } },
  pain: { unit: "", words: painLevels, worse: "high", axis: { min: 0, max: 4 } },
  oxford: { unit: "", words: null, worse: "low", axis: { min: 0, max: 48 } },
};

/** Returns the title of a chart of recovery, for a patient with this joint. */
export const recoveryTitle = (metric: RecoveryMetric, joint: Joint): string =>
  ({
    flexion: scoreLabels.flexion,
    deficit: "Extension deficit",
    pain: scoreLabels.painLevel,
    oxford: joint === "hip" ? "Oxford Hip score" : "Oxford Knee score",
  })[metric];

/** Source of all values from questionnaires. Each device is its own source, and values of different sources are never mixed. */
export const formSource = "form";

/** Returns the display text of a source. */
export const sourceText = (source: string): string => (source === formSource ? "questionnaire" : source);

/** Formats a value: whole degrees and points, pain as its word. */
export const recoveryText = (metric: RecoveryMetric, value: number): string => {
  const roundedValue = Math.round(value);
  return valueText({ unit: manners[metric].unit, words: manners[metric].words }, roundedValue);
};

/** Describes the place of a value in a table. */
export const placeTexts: Record<Place, string> = {
  0: "below the 10th centile",
  1: "between the 10th and 25th",
  2: "between the 25th and the middle",
  3: "between the middle and the 75th",
  4: "between the 75th and 90th",
  5: "above the 90th centile",
};

const leads: Record<Place, string> = {
  0: "Below the corridor",
  1: "In the lower part of the corridor",
  2: "In the middle of the corridor",
  3: "In the middle of the corridor",
  4: "In the upper part of the corridor",
  5: "Above the corridor",
};

/** Explains why there is no corridor on a day: how few people it has, without the patient. */
export const tooFew = (joint: Joint, people: number): string =>
  `A corridor needs ${minPeople} ${joint}s on the same day; ${people === 0 ? "none" : people} ${people === 1 ? "is" : "are"} there.`;

/** Explains why there is no corridor on a day before or after the drawn one. */
export const beyondCorridor = (day: number, near: number): string =>
  `No corridor reaches ${surgeryDayLabel(day)}; the nearest day that has one is ${surgeryDayLabel(near)}.`;

/** Describes the newest value in comparison with the corridor. It states what others had, and never what the patient must reach. */
export const recoverySentence = (
  metric: RecoveryMetric,
  joint: Joint,
  { day, value }: { readonly day: number; readonly value: number },
  centiles: Centiles,
): string => {
  const text = (at: number): string => recoveryText(metric, centiles[at]!);
  const [tenth, half] =
    manners[metric].worse === "low"
      ? [`less than ${text(0)}`, `${text(2)} or more`]
      : [`more than ${text(4)}`, `${text(2)} or less`];
  return `${leads[placeOf(value, centiles)]}: on ${surgeryDayLabel(day)} one ${joint} in ten has ${tenth}, half have ${half}.`;
};
