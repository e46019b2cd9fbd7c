import { wallClock } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** An instant as notifications show it, in the clinic's time: MM/DD/YY hh:mm a. */
export function shortTime(instant: string, timeZone = defaultTimeZone): string {
  const { date, minutes } = wallClock(Date.parse(instant), timeZone);
  const hour = Math.floor(minutes / 60);
  const clock = `${two(hour % 12 || 12)}:${two(minutes % 60)} ${hour < 12 ? "am" : "pm"}`;
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)} ${clock}`;
}

interface Times {
  readonly date: string;
  readonly delieveredat?: string | null;
  readonly readat?: string | null;
}

/** How far a notification has come, with the time of each step; the wire spells `delieveredat` so. */
export const timesText = ({ date, delieveredat, readat }: Times, timeZone: string | undefined): string =>
  [
    `sent ${shortTime(date, timeZone)}`,
    delieveredat && `delivered ${shortTime(delieveredat, timeZone)}`,
    readat && `read ${shortTime(readat, timeZone)}`,
  ]
    .filter(Boolean)
    .join(", ");
