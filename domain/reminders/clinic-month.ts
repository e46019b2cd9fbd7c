import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { Reminder } from "./reminder.ts";

/** Maximum number of reminders of a month that are listed; the count includes all of them. */
export const maxListedReminders = 1_000;

/** Divides the reminders of a month into past ones and those from today on, each sorted by day. */
export const splitByToday = <R extends Pick<Reminder, "date">>(reminders: readonly R[], today: CalendarDate) => {
  const byDay = reminders.toSorted((one, other) => daysBetween(other.date, one.date));
  return { past: byDay.filter(({ date }) => date < today), toCome: byDay.filter(({ date }) => date >= today) };
};
