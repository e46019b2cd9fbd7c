import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";

/** A reminder of a patient, as a move of the surgery date finds it. */
export type DatedReminder = { readonly _id: Id; readonly date: CalendarDate; readonly title: string };

/** A reminder beside a new surgery date: where it would go, null where that lies before today, and whether it goes along. */
export type MovedReminder = DatedReminder & { readonly to: CalendarDate | null; readonly goesAlong: boolean };

/** What others appointed, or what names a time of day, does not go along by itself. */
const appointed = /\b(visit|class)\b|\b\d{1,2}(:\d\d)?\s*[ap]\.?m\b|\b\d{1,2}:\d\d\b/i;

/** Reminders when surgery moves by some days; without `chosen` those go along that nobody else appointed. */
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
