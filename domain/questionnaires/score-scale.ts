import { countText } from "../texts/count-text.ts";
import { oxfordImportantChange, oxfordScale } from "./oxford-score.ts";
import { painLevelOf } from "./pain-level.ts";
import type { Answers, QuestionnaireKind } from "./score.ts";

interface ScoreScale {
  /** The best score, and the highest. */
  readonly best: number;
  /** The change that patients notice, in points; null where none is published. */
  readonly importantChange: number | null;
  /** Whether the score is the sum of the points of the answers. */
  readonly isSum: boolean;
}

const oxford: ScoreScale = { best: oxfordScale.max, importantChange: oxfordImportantChange, isSum: true };
const jr: ScoreScale = { best: 100, importantChange: null, isSum: false };

/** The scales of the forms that have points; pain is a word and has none. */
export const scoreScales: Partial<Record<string, ScoreScale>> = {
  "oxford-knee": oxford,
  "oxford-hip": oxford,
  "koos-jr": jr,
  "hoos-jr": jr,
} satisfies Partial<Record<QuestionnaireKind, ScoreScale>>;

/** The score of a filled form in words: `31 / 48`, `Mild`; empty where its kind has none. */
export const scoreInWords = (kind: string, score: number | null): string => {
  if (score === null) return "";
  if (kind === "pain") return painLevelOf(score) ?? "";
  const scale = scoreScales[kind];
  return scale ? `${Math.round(score)} / ${scale.best}` : "";
};

/** Why a form that could have a score has none: too many answers are missing; null for any other. */
export const noScoreText = (kind: string, score: number | null, answers: Answers): string | null => {
  const missing = answers.filter((answer) => answer === null).length;
  if (score !== null || missing === 0 || !(kind in scoreScales)) return null;
  return `No score: ${countText(missing, "answer is", "answers are")} missing`;
};

/** What a score is to be read by: `48 is best. A change of 8 points matters to people.`; empty where there is nothing to say. */
export const scaleText = (kind: string): string => {
  const scale = scoreScales[kind];
  if (!scale) return "";
  const change =
    scale.importantChange === null ? "" : ` A change of ${scale.importantChange} points matters to people.`;
  return `${scale.best} is best.${change}`;
};
