import { wallClock } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";

const two = (number: number): string => String(number).padStart(2, "0");

/**
 * What a report is called when somebody refers to it: the clinic's first letter, the date and the minute of its making there, and the
 * last four of the patient's id. The log of who saw a record has that minute, and who it was. `now` in milliseconds.
 */
export const reportNumber = (clinic: string, patientId: Id, now: number, timeZone: string): string => {
  const { date, minutes } = wallClock(now, timeZone);
  const [initial = ""] = clinic.toUpperCase();
  return [initial, date, two(Math.floor(minutes / 60)) + two(minutes % 60), patientId.slice(-4)].join("-");
};
