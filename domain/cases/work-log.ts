import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";
import { readDuration } from "../values/duration.ts";
import { maxWorkMinutes } from "./work-time.ts";
import { textField } from "../values/text-fields.ts";
import { workTimeText } from "./cases-texts.ts";
import { workLogTexts } from "./work-log-texts.ts";
import * as texts from "./cases-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum length of a work description, in characters. */
export const maxWorkDescriptionLength = 4_000;

const minutes = z.int(workTimeText).min(1, workLogTexts.noTime).max(maxWorkMinutes, texts.aWorkLogHoldsAtMost);
const startDate = z.custom<CalendarDate>(isCalendarDate, workLogTexts.noDate);
const description = textField()
  .max(maxWorkDescriptionLength, mustBeCharactersOrLess(texts.detailsLabel, maxWorkDescriptionLength))
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
