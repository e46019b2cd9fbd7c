import { type CalendarDate, daysBetween, formatTime, formatUs, wallClock, weekday } from "../values/calendar-date.ts";
import { weekdayNames } from "../texts/weekday-texts.ts";
import { liteTexts } from "./lite-texts.ts";

/** Maximum number of characters of a message in the list. */
const previewLength = 80;

/** Returns the beginning of a message for a list in lite: 80 characters, then "…". */
export const messagePreview = (text: string): string =>
  text.length > previewLength ? `${text.slice(0, previewLength)}…` : text;

/** Returns the label of a staff author in lite: surgeon or other staff. `roleName` is the display name of the role. */
export const staffLabel = (roleName: string): string =>
  roleName === liteTexts.surgeon ? liteTexts.surgeon : liteTexts.otherStaff;

/** Formats the time of a message (ms since 1970 UTC) for a list in lite: today the time, within a week the weekday, otherwise the date. */
export const shortMoment = (instantMs: number, today: CalendarDate, timeZone: string): string => {
  const { date } = wallClock(instantMs, timeZone);
  const ago = daysBetween(date, today);
  if (ago <= 0) return formatTime(instantMs, timeZone);
  return ago < weekdayNames.length ? weekdayNames[weekday(date)]! : formatUs(date);
};
