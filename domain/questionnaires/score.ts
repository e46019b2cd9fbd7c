import { hoosJrScore, koosJrScore } from "./jr-score.ts";
import { oxfordScore } from "./oxford-score.ts";

/** Kinds of questionnaires, each with its own scoring. */
export const questionnaireKinds = [
  "oxford-knee",
  "oxford-hip",
  "pain",
  "range-of-motion",
  "safety",
  "feedback",
  "koos-jr",
  "hoos-jr",
  "promis",
] as const;
export type QuestionnaireKind = (typeof questionnaireKinds)[number];

/** Value of the chosen option of each question, in order; null for a question without an answer. */
export type Answers = readonly (number | null)[];

/**
 * Returns the score of a completed form, or null when it has none. The function forms of 12 questions have 0–48, high is good; pain has the code 0
 * (none) to 4 (severe); the JR forms have 0–100, high is good. Other kinds have no score: PROMIS is scored by its licensed service.
 */
export const scoreOf = (kind: QuestionnaireKind, answers: Answers): number | null => {
  if (kind === "oxford-knee" || kind === "oxford-hip") return oxfordScore(answers);
  if (kind === "pain") return answers[0] ?? null;
  if (kind === "koos-jr") return koosJrScore(answers);
  return kind === "hoos-jr" ? hoosJrScore(answers) : null;
};

/** Motion of a knee in a range-of-motion form: degrees for the chosen bands, null for an unknown one. */
export type Motion = { readonly flexion: number | null; readonly extension: number | null };

/** Returns the flexion (first question) and the extension (second question) of a range-of-motion form. */
export const motionOf = (answers: Answers): Motion => ({ flexion: answers[0] ?? null, extension: answers[1] ?? null });

/** Names of the last scores of a patient that a completed form may change. */
export type ScoreName = "kneescore" | "hipscore" | "painlevel" | "flexion" | "extension";

/** Returns the last scores that a completed form sets. */
export const lastScoresOf = (kind: QuestionnaireKind, answers: Answers): Partial<Record<ScoreName, number>> => {
  const { flexion, extension } = kind === "range-of-motion" ? motionOf(answers) : { flexion: null, extension: null };
  const score = scoreOf(kind, answers);
  const namedScores: [ScoreName, number | null][] = [
    ["kneescore", kind === "oxford-knee" ? score : null],
    ["hipscore", kind === "oxford-hip" ? score : null],
    ["painlevel", kind === "pain" ? score : null],
    ["flexion", flexion],
    ["extension", extension],
  ];
  return Object.fromEntries(namedScores.filter(([, value]) => value !== null));
};
