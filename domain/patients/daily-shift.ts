import { z } from "zod";
import { clockTime } from "../values/calendar-date.ts";
import { parseOrRefuse } from "../values/problems.ts";
import type { Refusal } from "../values/refusal.ts";
import { dailyShiftTexts } from "./daily-shift-texts.ts";

/** Time of day by the clinic's clock: hours 0 to 23, minutes 0 to 59. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

/** Patient's day by the clinic's clock, in minutes after midnight. */
export interface DailyShift {
  readonly start: number;
  readonly end: number;
}

/** Converts minutes after midnight to hours and minutes. */
export const timeOfDay = (minutes: number): TimeOfDay => ({ hour: Math.floor(minutes / 60), minute: minutes % 60 });

/** Formats a time for an input field: `07:30`. */
export const typedTime = ({ hour, minute }: TimeOfDay): string =>
  `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Formats the time of an input field for display; null for any other text. */
export const shownTime = (text: string): string | null => (timePattern.test(text) ? clockTime(minutesOf(text)) : null);

const clockPart = (max: number) =>
  z.int(dailyShiftTexts.noTime).min(0, dailyShiftTexts.noTime).max(max, dailyShiftTexts.noTime);

/** Returns the schema of a day of two times, which are parsed to minutes after midnight; the end must be after the start. */
const dayOf = (time: z.ZodType<number>) =>
  z.object({ start: time, end: time }).refine(({ start, end }) => end > start, {
    path: ["end"],
    message: dailyShiftTexts.endsEarly,
    when: ({ issues }) => issues.length === 0,
  });

/** Schema of a patient's day as it is sent, in hours and minutes. */
export const dailyShiftForm = dayOf(
  z.object({ hour: clockPart(23), minute: clockPart(59) }).transform(({ hour, minute }) => hour * 60 + minute),
);

/** Schema of a patient's day as it is typed: `07:30`. */
export const typedDailyShift = dayOf(
  z.string(dailyShiftTexts.noTyped).regex(timePattern, dailyShiftTexts.noTyped).transform(minutesOf),
);

/** Returns a sent day in minutes, or a refusal of an impossible time or of an end that is not after the start. */
export const readDailyShift = (sent: { readonly start: TimeOfDay; readonly end: TimeOfDay }): DailyShift | Refusal =>
  parseOrRefuse(dailyShiftForm, sent);
