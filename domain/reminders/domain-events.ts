import type { LiveEvents } from "../access/live-event.ts";
import { Role } from "../access/roles.ts";
import type { RemindersQueryTag } from "./operations.ts";
import type { Id } from "../values/id.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** Domain events of reminders. `by` is the user who acted. */
export type ReminderEvents = {
  ReminderAdded: { reminder: Id; date: CalendarDate; by: Id };
  /** The day, title or text of a reminder changed, or the reminder was deleted or restored. */
  ReminderChanged: { reminder: Id; by: Id };
  /** Reminders of a patient moved along with the surgery date, or back with its undo. */
  RemindersMoved: { by: Id };
};

const { admin, companyAdmin, healthCoach, superAdmin } = Role;

/** Whoever may open the clinic's month hears of each change in it. */
const readersOfMonth = [admin, companyAdmin, healthCoach, superAdmin];
export const reminderLiveEvents = {
  ReminderAdded: { roles: readersOfMonth, invalidates: ["reminders"] },
  ReminderChanged: { roles: readersOfMonth, invalidates: ["reminders"] },
  RemindersMoved: { roles: readersOfMonth, invalidates: ["reminders"] },
} satisfies LiveEvents<ReminderEvents, RemindersQueryTag>;
