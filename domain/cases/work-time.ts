/** Most minutes that one entry of a work log holds: 365 days. */
export const mostWorked = 525_600;

/** What people read beside a time that is written in another way. */
export const workTimeText = "Write it like 4d 6h 3m, or as a number of hours.";

/** Minutes as a work log shows them, days of 24 hours: `0d 1h 10m`. */
export const writeWorkTime = (minutes: number): string =>
  `${Math.floor(minutes / 1_440)}d ${Math.floor((minutes % 1_440) / 60)}h ${minutes % 60}m`;

/** Minutes as the wire has them: whole hours, and the minutes left over. */
export const hoursAndMinutes = (minutes: number): { readonly hrs: number; readonly mins: number } => ({
  hrs: Math.floor(minutes / 60),
  mins: minutes % 60,
});
