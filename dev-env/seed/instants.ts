import { fromDayNumber, instantAt } from "@restride/domain/values/calendar-date.ts";

const middays = new Map<string, Map<number, number>>();
const noon = 720;

/**
 * The instant (ms since 1970 UTC) of a day number at some minutes after midnight in a zone. It keeps each day's noon, so
 * that millions of instants are cheap; in the hours before a clock change it is an hour off.
 */
export const instantOn = (day: number, minutes: number, timeZone: string): number => {
  let days = middays.get(timeZone);
  if (!days) middays.set(timeZone, (days = new Map()));
  let midday = days.get(day);
  if (midday === undefined) days.set(day, (midday = instantAt(fromDayNumber(day), noon, timeZone)));
  return midday + (minutes - noon) * 60_000;
};
