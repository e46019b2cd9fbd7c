import { hoosJrScore, koosJrScore } from "./jr-score.ts";
import { oxfordScore } from "./oxford-score.ts";

/** The kinds of questionnaire, each with its own scoring. */
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

/** The value of the option chosen for each question in order; null where a question was left out. */
export type Answers = readonly (number | null)[];

/**
 * The score of a filled form, or null when it has none. The function forms of 12 questions give 0–48, high is good; pain
 * the code 0 (none) to 4 (severe); the JR forms 0–100, high is good. Other kinds have no score: PROMIS is scored by its
 * licensed service.
 */
export const scoreOf = (kind: QuestionnaireKind, answers: Answers): number | null => {
  if (kind === "oxford-knee" || kind === "oxford-hip") return oxfordScore(answers);
  if (kind === "pain") return answers[0] ?? null;
  if (kind === "koos-jr") return koosJrScore(answers);
  return kind === "hoos-jr" ? hoosJrScore(answers) : null;
};

/** What a range-of-motion form says about a knee: degrees that stand for the chosen bands, null where none is known. */
export type Motion = { readonly flexion: number | null; readonly extension: number | null };

/** The bend (first question) and straightening (second question) of a range-of-motion form. */
export const motionOf = (answers: Answers): Motion => ({ flexion: answers[0] ?? null, extension: answers[1] ?? null });

/** What a filled form changes among a patient's last scores. */
export type ScoreName = "kneescore" | "hipscore" | "painlevel" | "flexion" | "extension";

/** The last scores that a filled form gives anew. */
export const lastScoresOf = (kind: QuestionnaireKind, answers: Answers): Partial<Record<ScoreName, number>> => {
  const { flexion, extension } = kind === "range-of-motion" ? motionOf(answers) : { flexion: null, extension: null };
  const score = scoreOf(kind, answers);
  const named: [ScoreName, number | null][] = [
    ["kneescore", kind === "oxford-knee" ? score : null],
    ["hipscore", kind === "oxford-hip" ? score : null],
    ["painlevel", kind === "pain" ? score : null],
    ["flexion", flexion],
    ["extension", extension],
  ];
  return Object.fromEntries(named.filter(([, value]) => value !== null));
};
