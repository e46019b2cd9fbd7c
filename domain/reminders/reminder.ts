import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";
import { lineField, textField } from "../values/text-fields.ts";

const titleLength = 15;

/** A title as tiles show it: over 15 characters it is cut to two words. */
export const shortTitle = (title: string): string =>
  title.length > titleLength ? title.trim().split(/\s+/).slice(0, 2).join(" ") : title;

/** True when a reminder may be added for a date: today or later, from the month and the day view. */
export const mayAddReminder = (date: CalendarDate, today: CalendarDate): boolean => date >= today;

/** The dialog of a reminder, filled in on the clinic's today. */
export const reminderForm = (today: CalendarDate) =>
  z.object({
    date: z
      .custom<CalendarDate>(isCalendarDate, "Please select date.")
      .refine((date) => date >= today, "The date must be today or later."),
    title: lineField("Please enter title.")
      .min(1, "Please enter title.")
      .max(100, "Title must be 100 characters or less"),
    message: textField().max(1000, "Text must be 1000 characters or less").default(""),
  });

export type Reminder = z.output<ReturnType<typeof reminderForm>>;

const months = "January February March April May June July August September October November December".split(" ");

/** The heading of a reminder in the list of a month: `November 20 - Wound Check`. */
export const reminderHeading = ({ date, title }: Pick<Reminder, "date" | "title">): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(8)} - ${title}`;

/** What the list reads when the month has none. */
export const noRemindersText = "No Reminders";
