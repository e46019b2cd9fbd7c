/** Formats hours and minutes: `1h 30m`; without what is 0. */
export const timeLoggedText = (hours: number, minutes: number): string =>
  [hours > 0 && `${hours}h`, minutes > 0 && `${minutes}m`].filter(Boolean).join(" ");
