/** Texts of the message list. */
export const messageTexts = {
  patient: "Patient",
  live: "Live",
  none: "No messages yet",
  noMatch: "No messages match",
} as const;

/** Text while there are no live updates: when the messages were read, and in how many minutes they are read again. */
export const freshnessText = (readAt: string, minutesLeft: number): string =>
  `Updated ${readAt}, again in ${minutesLeft} min`;
