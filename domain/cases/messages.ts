/** Returns the text shown while there are no live updates: when the messages were read, and in how many minutes they are read again. */
export const freshnessText = (readAt: string, minutesLeft: number): string =>
  `Updated ${readAt}, again in ${minutesLeft} min`;
