import { clockTime } from "@restride/domain/values/calendar-date.ts";

const typedTime = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/i;

/**
 * Parses a time as people type it, to minutes after midnight: `14:20`, `1420`, `2:20 pm`, `220p`, `2 PM`. Without am or pm it is a time on a 24-hour
 * clock. Returns null for text that is not a time.
 */
export function parseTime(text: string): number | null {
  const [, hours, minutes = "0", half] = typedTime.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const isAfternoon = half?.toLowerCase() === "p";
  return (half === undefined ? hour : (hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute;
}

/** Formats minutes after midnight as forms store a time: `07:30`. */
export const formTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Formats a time of a form as clock time; returns any other text unchanged. */
export function readableTime(value: string): string {
  const minutes = parseTime(value);
  return minutes === null ? value : clockTime(minutes);
}
