/** Names of the kinds of content, of one and of several. */
export const kindNames = {
  carePlan: ["care plan", "care plans"],
  regimen: ["regimen", "regimens"],
  exercise: ["exercise", "exercises"],
  device: ["device", "devices"],
  questionnaire: ["questionnaire", "questionnaires"],
} as const;
/** Lists counts: "2 care plans and 1 regimen". */
export const allOf = (counts: readonly string[]): string => counts.join(" and ");
