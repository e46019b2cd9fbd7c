import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";
import { readDuration } from "../values/duration.ts";
import { maxWorkMinutes, workTimeText } from "./work-time.ts";
import { textField } from "../values/text-fields.ts";

/** Maximum length of a work description, in characters. */
export const maxWorkDescriptionLength = 4_000;

/** Texts about work logs. */
export const workLogTexts = {
  notFound: "This work log was not found.",
  noDate: "Please select date started.",
  future: "The date started must not be in the future.",
  noTime: "Please enter a time over 0.",
  added: "Work log added",
  updated: "Work log updated",
  deleted: "Work log deleted",
  confirmDelete: "Are you sure you want to delete this work log?",
  none: "Nothing logged yet.",
  changed: "You changed this work log in another window. What you write here is kept.",
} as const;

const minutes = z
  .int(workTimeText)
  .min(1, workLogTexts.noTime)
  .max(maxWorkMinutes, "A work log holds at most 365 days.");
const startDate = z.custom<CalendarDate>(isCalendarDate, workLogTexts.noDate);
const description = textField()
  .max(maxWorkDescriptionLength, `Details must be ${maxWorkDescriptionLength} characters or less`)
  .default("");

/** Schema of a work log as it is sent: date on which the work began (not after `today`), minutes, and description. */
export const workLogForm = (today: CalendarDate) =>
  z.object({ date: startDate.refine((date) => date <= today, workLogTexts.future), minutes, description });

/** Schema of a work log as it is typed: the time is a text such as '4d 6h 3m'. */
export const typedWorkLogForm = (today: CalendarDate) =>
  workLogForm(today).extend({
    minutes: z
      .string()
      .transform((typed) => readDuration(typed, "hours") ?? Number.NaN)
      .pipe(minutes),
  });

export type WorkLog = z.output<ReturnType<typeof workLogForm>>;

/** Arguments of the calls that may log work. Hours and minutes are two arguments; each argument is optional. */
export interface SentWorkLog {
  readonly date?: string | null | undefined;
  readonly hrs?: number | null | undefined;
  readonly mins?: number | null | undefined;
  readonly workDescription?: string | null | undefined;
}

/** Returns whether the arguments of a call contain any part of a work log: date, hours, minutes, or description. */
export const hasWorkLog = ({ date, hrs, mins, workDescription }: SentWorkLog): boolean =>
  Boolean(date) || Boolean(hrs) || Boolean(mins) || Boolean(workDescription?.trim());

/** Converts the arguments of a call to input of `workLogForm`: hours and minutes become total minutes. */
export const toWorkLogInput = ({ date, hrs, mins, workDescription }: SentWorkLog) => ({
  date,
  minutes: (hrs ?? 0) * 60 + (mins ?? 0),
  description: workDescription ?? "",
});
