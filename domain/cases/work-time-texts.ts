/** Formats days, hours and minutes as a work log shows them: `0d 1h 10m`. */
export const workTimeInUnits = (days: number, hours: number, minutes: number): string =>
  `${days}d ${hours}h ${minutes}m`;
