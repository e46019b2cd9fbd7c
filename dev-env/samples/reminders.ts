import { clinic, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const remindersSamples = {
  addEvent: (aim) => only(mutation(`addEvent(id: "${aim.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  addEditEvent: (aim) =>
    only(mutation(`addEditEvent(id: "${aim.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  deleteEvent: (aim) => only(mutation(`deleteEvent(id: "${aim.reminder}")`)),
  restoreEvent: (aim) => only(mutation(`restoreEvent(id: "${aim.reminder}")`)),
  getReminders: () => only(query(`getReminders(month: "2026-01-15")`, "reminders { _id patientid }")),
  onReminders: () => only("subscription { onReminders { status } }"),
} satisfies Samples;

export const remindersRights = {
  // ADD REMINDER is not for coaches (B290), START CONVERSATION not for company admins (B291).
  addEvent: clinic("admin therapist surgeon associate company"),
  addEditEvent: clinic("admin therapist surgeon associate company"),
  deleteEvent: clinic("admin therapist surgeon associate company"),
  restoreEvent: clinic("admin therapist surgeon associate company"),
  // Who opens /events.
  getReminders: clinic("admin company coach super"),
  // The lite chat is in /messages (A206); /events holds the reminders (A201).
  onReminders: clinic("admin company coach super"),
} satisfies Rights;
