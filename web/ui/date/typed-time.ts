import { clockTime } from "@restride/domain/values/calendar-date.ts";

const typedTime = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/i;

/**
 * Minutes after midnight of a time as people type it: `14:20`, `1420`, `2:20 pm`, `220p`, `2 PM`. Without am or pm it is the time on a clock
 * of 24 hours. Null for what is no time.
 */
export function parseTime(text: string): number | null {
  const [, hours, minutes = "0", half] = typedTime.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const isAfternoon = half?.toLowerCase() === "p";
  return (half === undefined ? hour : (hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute;
}

/** Minutes after midnight as forms hold a time: `07:30`. */
export const formTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** A time that a form holds as people read a clock; another text as it is. */
export function readableTime(value: string): string {
  const minutes = parseTime(value);
  return minutes === null ? value : clockTime(minutes);
}
