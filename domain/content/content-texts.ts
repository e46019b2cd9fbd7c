/** Texts about missing content. */
export const contentTexts = {
  noCarePlan: "This care plan was not found.",
  noExercise: "This exercise was not found.",
} as const;
