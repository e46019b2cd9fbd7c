import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";
import { monthNames } from "../values/long-date.ts";
import { lineField, textField } from "../values/text-fields.ts";
import * as texts from "./reminders-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Number of characters above which a title is shortened to two words. */
const titleLength = 15;

/** Returns a title for a tile: a title of more than 15 characters is cut to two words. */
export const shortTitle = (title: string): string =>
  title.length > titleLength ? title.trim().split(/\s+/).slice(0, 2).join(" ") : title;

/** Returns whether the month and the day view may add a reminder for a date: today or later. */
export const mayAddReminder = (date: CalendarDate, today: CalendarDate): boolean => date >= today;

/** Returns the schema of the reminder dialog. `today` is the clinic's. */
export const reminderForm = (today: CalendarDate) =>
  z.object({
    date: z
      .custom<CalendarDate>(isCalendarDate, texts.pleaseSelectDate)
      .refine((date) => date >= today, texts.theDateMustBeToday),
    title: lineField(texts.pleaseEnterTitle)
      .min(1, texts.pleaseEnterTitle)
      .max(100, mustBeCharactersOrLess(texts.titleLabel, 100)),
    message: textField().max(1000, mustBeCharactersOrLess(texts.textLabel, 1000)).default(""),
  });

export type Reminder = z.output<ReturnType<typeof reminderForm>>;

/** Formats the heading of a reminder in the list of a month: `November 20 - Wound Check`. */
export const reminderHeading = ({ date, title }: Pick<Reminder, "date" | "title">): string =>
  `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(8)} - ${title}`;
