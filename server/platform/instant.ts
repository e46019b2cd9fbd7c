/** Returns an instant, in milliseconds since 1970, as ISO 8601 in UTC, the format of rows and answers. */
export const instantOf = (moment: number): string => new Date(moment).toISOString();
