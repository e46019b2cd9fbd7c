import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";

/** Reminder of a patient before a move of the surgery date. */
export type DatedReminder = { readonly _id: Id; readonly date: CalendarDate; readonly title: string };

/** Reminder with its date after a move of the surgery date: null when that date would be before today; and whether it moves. */
export type MovedReminder = DatedReminder & { readonly to: CalendarDate | null; readonly goesAlong: boolean };

/** Titles of reminders that do not move by default: appointments made by others, and titles with a time of day. */
const appointed = /\b(visit|class)\b|\b\d{1,2}\s*[ap]\.?m\b|\b\d{1,2}:\d\d\b/i;

/** Returns reminders for a move of the surgery by some days. Without `chosen`, all reminders move but those whose title looks like an appointment. */
export const moveReminders = (
  reminders: readonly DatedReminder[],
  byDays: number,
  today: CalendarDate,
  chosen: readonly Id[] | null,
): MovedReminder[] =>
  reminders.map((reminder) => {
    const date = addDays(reminder.date, byDays);
    const to = date < today ? null : date;
    const isChosen = chosen ? chosen.includes(reminder._id) : !appointed.test(reminder.title);
    return { ...reminder, to, goesAlong: to !== null && isChosen };
  });
