import { clockTime, wallClock } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import * as texts from "./notifications-texts.ts";

/** Formats an instant for notifications, in the clinic's time zone: 11/05/26 04:59 PM. */
export function shortTime(instant: string, timeZone = defaultTimeZone): string {
  const { date, minutes } = wallClock(Date.parse(instant), timeZone);
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)} ${clockTime(minutes).padStart(8, "0")}`;
}

interface Times {
  readonly date: string;
  readonly delieveredat?: string | null;
  readonly readat?: string | null;
}

/** Returns the state of a notification with the time of each step; `delieveredat` is the spelling of the API. */
export const timesText = ({ date, delieveredat, readat }: Times, timeZone: string | undefined): string =>
  [
    texts.sentAt(shortTime(date, timeZone)),
    delieveredat && texts.deliveredAt(shortTime(delieveredat, timeZone)),
    readat && texts.readAt(shortTime(readat, timeZone)),
  ]
    .filter(Boolean)
    .join(", ");
