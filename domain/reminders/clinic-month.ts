import type { CalendarDate } from "../values/calendar-date.ts";
import type { Reminder } from "./reminder.ts";

/** Maximum number of reminders of a month that are listed; the count includes all of them. */
export const maxListedReminders = 1_000;

/** Texts about reminders. */
export const reminderTexts = {
  added: "Reminder added.",
  changed: "Reminder changed.",
  deleted: "Reminder deleted.",
  restored: "The reminder is back.",
  notFound: "This reminder was not found.",
  noneToCome: "No reminders to come in this month.",
  none: "A reminder is a day, a title and a text for one patient. It shows in the patient's calendar and app, and here for the whole clinic.",
  example: {
    caption: "An example. It is nobody's.",
    title: "Wound Check",
    message: "Send a photo of the wound before 10 am, and keep it dry until we have called.",
  },
  noMatch: "No reminder matches.",
  listed: `Of so many, the next ${maxListedReminders.toLocaleString("en-US")} are listed. Search for a patient or a title to see the others.`,
} as const;

/** Divides the reminders of a month into past ones and those from today on, each sorted by day. */
export const splitByToday = <R extends Pick<Reminder, "date">>(reminders: readonly R[], today: CalendarDate) => {
  const byDay = reminders.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { past: byDay.filter(({ date }) => date < today), toCome: byDay.filter(({ date }) => date >= today) };
};
