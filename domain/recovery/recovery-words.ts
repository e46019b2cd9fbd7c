import { valueText } from "../charts/points.ts";
import { surgeryDayLabel } from "../programmes/surgery-day-label.ts";
import { scoreLabels } from "../progress/score-labels.ts";
import { painLevels } from "../questionnaires/pain-level.ts";
import { type Centiles, fewestPeople, type Place, placeOf } from "./corridor.ts";

/** What recovery is followed by: the bend and the missing straightening of a knee in degrees, pain as its code, the Oxford score. */
export const recoveryMetrics = ["flexion", "deficit", "pain", "oxford"] as const;
export type RecoveryMetric = (typeof recoveryMetrics)[number];

/** The joint that was operated on. */
export type Joint = "knee" | "hip";

interface Manner {
  readonly unit: string;
  /** The words of the numbers from 0 on, where people read words. */
  readonly words: readonly string[] | null;
  /** The side on which somebody is worse off. */
  readonly worse: "low" | "high";
  /** The ends of the axis. */
  readonly axis: { readonly min: number; readonly max: number };
}

/** How each metric is read and drawn. */
export const manners: Record<RecoveryMetric, Manner> = {
  flexion: { unit: "°", words: null, worse: "low", axis: { min: 0, max: 150 } },
  deficit: { unit: "°", words: null, worse: "high", axis: { min: 0, max: 40 } },
  pain: { unit: "", words: painLevels, worse: "high", axis: { min: 0, max: 4 } },
  oxford: { unit: "", words: null, worse: "low", axis: { min: 0, max: 48 } },
};

/** What a chart of recovery is called, for a patient with this joint. */
export const recoveryTitle = (metric: RecoveryMetric, joint: Joint): string =>
  ({
    flexion: scoreLabels.flexion,
    deficit: "Extension deficit",
    pain: scoreLabels.painLevel,
    oxford: joint === "hip" ? "Oxford Hip score" : "Oxford Knee score",
  })[metric];

/** What stands for the questionnaires among the sources; every device is a source of its own, and sources are never mixed. */
export const formSource = "form";

/** A source as people read it. */
export const sourceText = (source: string): string => (source === formSource ? "questionnaire" : source);

/** A value as people read it: whole degrees and points, pain in its word. */
export const recoveryText = (metric: RecoveryMetric, value: number): string => {
  const whole = Math.round(value);
  return valueText({ unit: manners[metric].unit, words: manners[metric].words }, whole);
};

/** Where a value lies, for a table. */
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

/** Why no corridor is drawn on a day: how many stand there, the patient left out. */
export const tooFew = (joint: Joint, people: number): string =>
  `A corridor needs ${fewestPeople} ${joint}s on the same day; ${people === 0 ? "none" : people} ${people === 1 ? "is" : "are"} there.`;

/** Why no corridor is on a day that lies before or behind the one that is drawn. */
export const beyondCorridor = (day: number, near: number): string =>
  `No corridor reaches ${surgeryDayLabel(day)}; the nearest day that has one is ${surgeryDayLabel(near)}.`;

/** What the newest value says beside the others: what was, and never what must be. */
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
