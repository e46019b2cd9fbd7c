/** Texts of the support page. */
export const supportTexts = {
  tell: [
    "what you wanted to do, and on which page",
    "what you saw, with the time",
    "the last four digits of the patient's phone, never the name",
  ],
  copy: "Copy details for the mail",
} as const;
