import type { Id } from "../values/id.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** Domain events of reminders. `by` is the user who acted. */
export type ReminderEvents = {
  ReminderAdded: { reminder: Id; date: CalendarDate; by: Id };
  /** The day, title or text of a reminder changed, or the reminder was deleted. */
  ReminderChanged: { reminder: Id; by: Id };
};
