/** Names of the kinds of content, of one and of several. */
export const kindNames = {
  carePlan: ["care plan", "care plans"],
  regimen: ["regimen", "regimens"],
  exercise: ["exercise", "exercises"],
  device: ["device", "devices"],
  questionnaire: ["questionnaire", "questionnaires"],
} as const;
/** Word between the last two of a list. */
export const and = " and ";
