/** A moment, in milliseconds since 1970, as rows and answers hold it: ISO 8601 in UTC. */
export const instantOf = (moment: number): string => new Date(moment).toISOString();
