/** Texts of the dialog. */
export const registeredTexts = {
  notFound: "This registration was not found. Somebody may have added or deleted it.",
  notYet: "The signed forms are being put together. Try again in a minute.",
  deleted: "Patient deleted successfully",
  deleteQuestion: "Delete this registration and its signed forms?",
} as const;
