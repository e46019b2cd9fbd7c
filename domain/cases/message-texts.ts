/** Texts of the message list. */
export const messageTexts = {
  patient: "Patient",
  live: "Live",
  none: "No messages yet",
  noMatch: "No messages match",
} as const;
