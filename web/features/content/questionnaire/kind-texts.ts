import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";

/** Names of the kinds of questionnaires. */
export const kindWords: Readonly<Record<QuestionnaireKind, string>> = {
  "oxford-knee": "Oxford Knee Score",
  "oxford-hip": "Oxford Hip Score",
  pain: "Pain level",
  "range-of-motion": "Range of motion",
  safety: "Safety check, without a score",
  feedback: "Feedback, without a score",
  "koos-jr": "KOOS, JR.",
  "hoos-jr": "HOOS, JR.",
  promis: "PROMIS, scored by its service",
};
