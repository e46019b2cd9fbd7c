/** Texts about opening a case. */
export const newCaseTexts = {
  created: "Case created",
  failed: "Something went wrong!",
  noAssignee: "This person cannot look after the case.",
  otherDigits: "These are not the last four digits of the patient's phone.",
} as const;
