import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const remindersRequests = {
  addEvent: (ids) =>
    fixtureOf(mutation(`addEvent(id: "${ids.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  addEditEvent: (ids) =>
    fixtureOf(mutation(`addEditEvent(id: "${ids.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  deleteEvent: (ids) => fixtureOf(mutation(`deleteEvent(id: "${ids.reminder}")`)),
  restoreEvent: (ids) => fixtureOf(mutation(`restoreEvent(id: "${ids.reminder}")`)),
  getReminders: () => fixtureOf(query(`getReminders(month: "2026-01-15")`, "total tocome reminders { _id patientid }")),
  onReminders: () => fixtureOf("subscription { onReminders { status } }"),
} satisfies RequestFixtures;

export const remindersPermissions = {
  // ADD REMINDER is not for coaches (B290), START CONVERSATION not for company admins (B291).
  addEvent: clinic("admin therapist surgeon associate company"),
  addEditEvent: clinic("admin therapist surgeon associate company"),
  deleteEvent: clinic("admin therapist surgeon associate company"),
  restoreEvent: clinic("admin therapist surgeon associate company"),
  // Roles that may open /events.
  getReminders: clinic("admin company coach super"),
  // The lite chat is in /messages (A206); /events has the reminders (A201).
  onReminders: clinic("admin company coach super"),
} satisfies ExpectedPermissions;
