import { z } from "zod";
import { scoreLabels } from "../progress/score-texts.ts";
import { belowFlexionBands, flexionBandOf, flexionBands, unknownBand } from "../questionnaires/bands.ts";
import { oxfordScale } from "../questionnaires/oxford-score.ts";
import { painLevelOf, painLevels } from "../questionnaires/pain-level.ts";
import type { QuestionnaireKind } from "../questionnaires/score.ts";
import { addMonths, type CalendarDate, type CalendarMonth, monthOf } from "../values/calendar-date.ts";
import * as texts from "./home-texts.ts";

/** Numbers of months that outcomes may cover, including the current one. */
export const outcomeRanges = [1, 2, 3] as const;
export type OutcomeRange = (typeof outcomeRanges)[number];

export const defaultOutcomeRange: OutcomeRange = 3;

/** Schema of the range of a call in months; the default is 3. */
export const outcomeRangeSchema = z
  .literal(outcomeRanges, texts.pleaseChoose1To3)
  .nullish()
  .transform((range) => range ?? defaultOutcomeRange);

/** Returns the months of a range, oldest first; the last is the month of `today`. */
export const outcomeMonths = (range: OutcomeRange, today: CalendarDate): CalendarMonth[] =>
  Array.from({ length: range }, (_, at) => monthOf(addMonths(today, at + 1 - range)));

/** Width of a band of scores, in points. */
const step = 10;
const firstOf = (at: number): number => (at === 0 ? 0 : at * step + 1);
const scoreBands = Array.from({ length: oxfordScale.axis.max / step }, (_, at) => `${firstOf(at)}–${(at + 1) * step}`);

/** Names of the sets in addresses and calls. */
export const outcomeKeys = ["oks", "pain", "rom"] as const;
export type OutcomeKey = (typeof outcomeKeys)[number];

interface OutcomeSet {
  /** Kind of the questionnaires that are counted. */
  readonly kind: QuestionnaireKind;
  readonly name: string;
  /** Bands in the order of the axis. */
  readonly bands: readonly string[];
  /** Returns the band of a form's value; null for a form that is not counted. */
  readonly bandOf: (value: number | null) => string | null;
}

/** Three sets of survey outcomes: knee function by score, pain by its word, motion by the best flexion. */
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

/** Number of forms of a kind with the same value in a month. */
export interface OutcomeCount {
  readonly kind: string;
  readonly month: string;
  readonly value: number | null;
  readonly forms: number;
}

/** Returns the data of one set for its chart: the total of forms, and for each band the number of forms of each month. */
export const outcomeOf = (set: OutcomeSet, counts: readonly OutcomeCount[], months: readonly CalendarMonth[]) => {
  const countsOfKind = counts.filter(({ kind }) => kind === set.kind);
  const formsIn = (band: string, month: CalendarMonth): number =>
    countsOfKind
      .filter((count) => count.month === month && set.bandOf(count.value) === band)
      .reduce((sum, { forms }) => sum + forms, 0);
  const data = set.bands.map((label) => ({ label, counts: months.map((month) => formsIn(label, month)) }));
  const total = data.flatMap((band) => band.counts).reduce((sum, forms) => sum + forms, 0);
  return { name: set.name, total, data };
};
