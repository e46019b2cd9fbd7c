import { wallClock } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/**
 * Returns the number by which people refer to a report: the clinic's first letter, the date and minute of its creation in the clinic's zone, and the
 * last four characters of the patient's id. The log of access to records shows the user at that minute. `now` is in milliseconds.
 */
export const reportNumber = (clinic: string, patientId: Id, now: number, timeZone: string): string => {
  const { date, minutes } = wallClock(now, timeZone);
  const [initial = ""] = clinic.toUpperCase();
  return [initial, date, twoDigits(Math.floor(minutes / 60)) + twoDigits(minutes % 60), patientId.slice(-4)].join("-");
};
