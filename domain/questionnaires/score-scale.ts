import { oxfordImportantChange, oxfordScale } from "./oxford-score.ts";
import { painLevelOf } from "./pain-level.ts";
import type { Answers, QuestionnaireKind } from "./score.ts";
import * as scaleTexts from "./score-scale-texts.ts";

interface ScoreScale {
  /** The best score, which is the highest. */
  readonly best: number;
  /** Change that patients notice, in points; null when none is published. */
  readonly importantChange: number | null;
  /** Whether the score is the sum of the points of the answers. */
  readonly isSum: boolean;
}

const oxford: ScoreScale = { best: oxfordScale.max, importantChange: oxfordImportantChange, isSum: true };
const jr: ScoreScale = { best: 100, importantChange: null, isSum: false };

/** Scales of the forms with points. Pain is a word and has no scale. */
export const scoreScales: Partial<Record<string, ScoreScale>> = {
  "oxford-knee": oxford,
  "oxford-hip": oxford,
  "koos-jr": jr,
  "hoos-jr": jr,
} satisfies Partial<Record<QuestionnaireKind, ScoreScale>>;

/** Formats the score of a completed form: `31 / 48`, `Mild`; empty for a kind without scores. */
export const scoreInWords = (kind: string, score: number | null): string => {
  if (score === null) return "";
  if (kind === "pain") return painLevelOf(score) ?? "";
  const scale = scoreScales[kind];
  return scale ? `${Math.round(score)} / ${scale.best}` : "";
};

/** Returns why a form of a kind with scores has none: too many answers are missing; null for any other form. */
export const noScoreText = (kind: string, score: number | null, answers: Answers): string | null => {
  const missingCount = answers.filter((answer) => answer === null).length;
  if (score !== null || missingCount === 0 || !(kind in scoreScales)) return null;
  return scaleTexts.noScoreWithout(missingCount);
};

/** Explains a scale: `48 is best. A change of 8 points matters to people.`; empty for a kind without a scale. */
export const scaleText = (kind: string): string => {
  const scale = scoreScales[kind];
  if (!scale) return "";
  return scaleTexts.bestAndChange(scale.best, scale.importantChange);
};
