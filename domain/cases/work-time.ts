import { workTimeInUnits } from "./work-time-texts.ts";

/** Maximum minutes of one entry of a work log: 365 days. */
export const maxWorkMinutes = 525_600;

/** Formats minutes as a work log shows them, with days of 24 hours: `0d 1h 10m`. */
export const writeWorkTime = (minutes: number): string =>
  workTimeInUnits(Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60);

/** Returns minutes in the format of the wire: whole hours and the remaining minutes. */
export const hoursAndMinutes = (minutes: number): { readonly hrs: number; readonly mins: number } => ({
  hrs: Math.floor(minutes / 60),
  mins: minutes % 60,
});
