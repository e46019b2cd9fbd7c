import { type CalendarDate, daysBetween, formatTime, formatUs, wallClock, weekday } from "../values/calendar-date.ts";

const previewLength = 80;
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** What people read about messages on the phone. */
export const liteTexts = {
  surgeon: "Surgeon",
  otherStaff: "Customer Admin",
  own: "Only your patients.",
  waits: "Sent as soon as there is a connection",
  isOld: "Written more than a day ago.",
  archived: "Archived",
  pull: "Pull to refresh",
  letGo: "Let go to refresh",
} as const;

/** The beginning of a message as a list of the phone shows it: 80 characters, then "…". */
export const messagePreview = (text: string): string =>
  text.length > previewLength ? `${text.slice(0, previewLength)}…` : text;

/** Who of the staff wrote, as the phone names them: a surgeon, or anybody else. `roleName` is the role as people read it. */
export const staffLabel = (roleName: string): string =>
  roleName === liteTexts.surgeon ? liteTexts.surgeon : liteTexts.otherStaff;

/** When a message came (ms since 1970 UTC), as short as a list of the phone has it: today the time, within a week the weekday, else the date. */
export const shortMoment = (instantMs: number, today: CalendarDate, timeZone: string): string => {
  const { date } = wallClock(instantMs, timeZone);
  const ago = daysBetween(date, today);
  if (ago <= 0) return formatTime(instantMs, timeZone);
  return ago < weekdays.length ? weekdays[weekday(date)]! : formatUs(date);
};
