import { clinic, type Rights } from "../right.ts";
import { mutation, only, type Samples } from "./sample.ts";

export const remindersSamples = {
  addEvent: (aim) => only(mutation(`addEvent(id: "${aim.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  addEditEvent: (aim) =>
    only(mutation(`addEditEvent(id: "${aim.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  onReminders: () => only("subscription { onReminders { status } }"),
} satisfies Samples;

export const remindersRights = {
  // ADD REMINDER is not for coaches (B290), START CONVERSATION not for company admins (B291).
  addEvent: clinic("admin therapist surgeon associate company"),
  addEditEvent: clinic("admin therapist surgeon associate company"),
  // The lite chat is in /messages (A206); /events holds the reminders (A201).
  onReminders: clinic("admin company coach super"),
} satisfies Rights;
