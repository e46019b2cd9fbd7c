import { refuse, type Refusal } from "../values/refusal.ts";

/** A time by the clinic's clock: hours 0 to 23, minutes 0 to 59. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

/** A patient's day by the clinic's clock, minutes after midnight. */
export interface DailyShift {
  readonly start: number;
  readonly end: number;
}

export const dailyShiftTexts = {
  noTime: "Please enter the patient's day as hours from 0 to 23 and minutes from 0 to 59.",
  endsEarly: "The patient's day ends after it begins.",
} as const;

/** The hours and minutes of so many minutes after midnight. */
export const timeOfDay = (minutes: number): TimeOfDay => ({ hour: Math.floor(minutes / 60), minute: minutes % 60 });

const isTime = ({ hour, minute }: TimeOfDay): boolean => hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59;
const minutesOf = ({ hour, minute }: TimeOfDay): number => hour * 60 + minute;

/** A patient's day as it was sent, or why it is none: a time that no clock shows, an end that is not after the beginning. */
export function readDailyShift(sent: { readonly start: TimeOfDay; readonly end: TimeOfDay }): DailyShift | Refusal {
  if (!isTime(sent.start) || !isTime(sent.end)) return refuse(dailyShiftTexts.noTime);
  const shift = { start: minutesOf(sent.start), end: minutesOf(sent.end) };
  return shift.end > shift.start ? shift : refuse(dailyShiftTexts.endsEarly);
}
