import type { Id } from "../values/id.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** What happens to reminders. `by` is the user who did it. */
export type ReminderEvents = {
  ReminderAdded: { reminder: Id; date: CalendarDate; by: Id };
  /** Its day, title or text is another one, or it is deleted. */
  ReminderChanged: { reminder: Id; by: Id };
};
