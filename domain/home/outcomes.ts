import { z } from "zod";
import { scoreLabels } from "../progress/score-labels.ts";
import { belowFlexionBands, flexionBandOf, flexionBands, unknownBand } from "../questionnaires/bands.ts";
import { oxfordScale } from "../questionnaires/oxford-score.ts";
import { painLevelOf, painLevels } from "../questionnaires/pain-level.ts";
import type { QuestionnaireKind } from "../questionnaires/score.ts";
import { addMonths, type CalendarDate, type CalendarMonth, monthOf } from "../values/calendar-date.ts";

/** How many months outcomes may show, the running one included. */
export const outcomeRanges = [1, 2, 3] as const;
export type OutcomeRange = (typeof outcomeRanges)[number];

export const defaultOutcomeRange: OutcomeRange = 3;

/** The range of a call in months, 3 when it names none. */
export const outcomeRangeSchema = z
  .literal(outcomeRanges, "Please choose 1 to 3 months.")
  .nullish()
  .transform((range) => range ?? defaultOutcomeRange);

/** The months of a range, oldest first; the last is the one that today lies in. */
export const outcomeMonths = (range: OutcomeRange, today: CalendarDate): CalendarMonth[] =>
  Array.from({ length: range }, (_, at) => monthOf(addMonths(today, at + 1 - range)));

const step = 10;
const firstOf = (at: number): number => (at === 0 ? 0 : at * step + 1);
const scoreBands = Array.from({ length: oxfordScale.axis.max / step }, (_, at) => `${firstOf(at)}–${(at + 1) * step}`);

/** The sets by their names in addresses and calls. */
export const outcomeKeys = ["oks", "pain", "rom"] as const;
export type OutcomeKey = (typeof outcomeKeys)[number];

interface OutcomeSet {
  /** The questionnaires that are counted. */
  readonly kind: QuestionnaireKind;
  readonly name: string;
  /** Its bands in the order of the axis. */
  readonly bands: readonly string[];
  /** The band of a form's value; null for a form that is not counted. */
  readonly bandOf: (value: number | null) => string | null;
}

/** The three sets of survey outcomes: knee function by score, pain by its word, motion by the best bend. */
export const outcomeSets = {
  oks: {
    kind: "oxford-knee",
    name: scoreLabels.functionalKnee,
    bands: scoreBands,
    bandOf: (score) => (score === null ? null : scoreBands[Math.max(0, Math.ceil(score / step) - 1)]!),
  },
  pain: { kind: "pain", name: scoreLabels.painManagement, bands: painLevels, bandOf: painLevelOf },
  rom: {
    kind: "range-of-motion",
    name: scoreLabels.rangeOfMotion,
    bands: [belowFlexionBands, ...flexionBands.map(({ label }) => label), unknownBand],
    bandOf: flexionBandOf,
  },
} as const satisfies Record<OutcomeKey, OutcomeSet>;

/** So many forms of a kind gave the same value in a month. */
export interface OutcomeCount {
  readonly kind: string;
  readonly month: string;
  readonly value: number | null;
  readonly forms: number;
}

/** One set as it is drawn: forms in all, and for each band the forms of each month. */
export const outcomeOf = (set: OutcomeSet, counts: readonly OutcomeCount[], months: readonly CalendarMonth[]) => {
  const own = counts.filter(({ kind }) => kind === set.kind);
  const formsIn = (band: string, month: CalendarMonth): number =>
    own
      .filter((count) => count.month === month && set.bandOf(count.value) === band)
      .reduce((sum, { forms }) => sum + forms, 0);
  const data = set.bands.map((label) => ({ label, counts: months.map((month) => formsIn(label, month)) }));
  const total = data.flatMap((band) => band.counts).reduce((sum, forms) => sum + forms, 0);
  return { name: set.name, total, data };
};
