import { type Answers, tickedOption, tickedOptions } from "./answers.ts";
import { type Band, extensionBands, flexionBands } from "./bands.ts";
import { hoosJrScore, koosJrScore } from "./jr-score.ts";
import { oxfordScore } from "./oxford-score.ts";

/** The kinds of questionnaire, each with its own scoring; safety and satisfaction checks have no score. */
export const questionnaireKinds = [
  "knee-function",
  "hip-function",
  "pain",
  "motion",
  "safety",
  "satisfaction",
  "koos-jr",
  "hoos-jr",
] as const;
export type QuestionnaireKind = (typeof questionnaireKinds)[number];

const points = (options: readonly (number | null)[], of: (option: number) => number): (number | null)[] =>
  options.map((option) => (option === null ? null : of(option)));

const goodPoints = (answers: Answers): (number | null)[] => points(tickedOptions(answers, 12), (option) => 5 - option);
const badPoints = (answers: Answers, count: number): (number | null)[] =>
  points(tickedOptions(answers, count), (option) => option - 1);

/**
 * The score of a filled form, or null when it has none. Function forms give 0–48, high is good; pain the code 0–4, low is
 * good; the JR forms 0–100, high is good. Options are numbered from the best answer, so that the first is 4 points or 0 pain.
 */
export const scoreOf = (kind: QuestionnaireKind, answers: Answers): number | null => {
  if (kind === "knee-function" || kind === "hip-function") return oxfordScore(goodPoints(answers));
  if (kind === "pain") return badPoints(answers, 1)[0] ?? null;
  if (kind === "koos-jr") return koosJrScore(badPoints(answers, 7));
  return kind === "hoos-jr" ? hoosJrScore(badPoints(answers, 6)) : null;
};

const plottedOf = (bands: readonly Band[], option: number | null): number | null =>
  option === null ? null : (bands[option - 1]?.plotted ?? null);

const bestFirst = (bands: readonly Band[]): Band[] => [...bands].reverse();

/** What a motion form says about a knee: degrees that stand for the ticked bands, null where none is known. */
export type Motion = { readonly flexion: number | null; readonly extension: number | null };

/** The bend (question 1) and straightening (question 2) of a motion form, both with the best band as first option. */
export const motionOf = (answers: Answers): Motion => ({
  flexion: plottedOf(bestFirst(flexionBands), tickedOption(answers, 1)),
  extension: plottedOf(bestFirst(extensionBands), tickedOption(answers, 2)),
});
