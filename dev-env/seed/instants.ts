import { fromDayNumber, instantAt } from "@restride/domain/values/calendar-date.ts";

const middays = new Map<string, Map<number, number>>();
/** Minutes after midnight. */
const noon = 720;

/**
 * Returns the instant (ms since 1970 UTC) of a day number at some minutes after midnight in a zone. It caches the noon of each day, so that millions
 * of instants take little time; in the hours before a clock change the result is an hour off.
 */
export const instantOn = (day: number, minutes: number, timeZone: string): number => {
  let days = middays.get(timeZone);
  if (!days) middays.set(timeZone, (days = new Map()));
  let midday = days.get(day);
  if (midday === undefined) days.set(day, (midday = instantAt(fromDayNumber(day), noon, timeZone)));
  return midday + (minutes - noon) * 60_000;
};
