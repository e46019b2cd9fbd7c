import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { reminderForm } from "@restride/domain/reminders/reminder.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationAddEventArgs, ReminderInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { makeAddEvent } from "./add-event.ts";
import type { RemindersStore } from "./reminders.store.ts";
import { reminderTexts } from "@restride/domain/reminders/clinic-month-texts.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly store: RemindersStore;
  readonly domainEvents: DomainEvents;
}

/** Returns the use cases that change, delete and restore reminders of patients in sight. */
export const makeChangeEvent = ({ db, clock, patients, store, domainEvents }: Deps) => {
  const lockInSight = async (scope: CustomerScope, reminderId: Id) => {
    const storedReminder = await store.lock(scope, reminderId);
    return storedReminder && (await patients.contactOf(scope, storedReminder.patientId))
      ? storedReminder
      : refuse(reminderTexts.notFound);
  };

  const change = (scope: CustomerScope, patientId: Id, reminderId: Id, event: ReminderInput) =>
    db.transaction(scope, async () => {
      const [storedReminder, { today }] = await Promise.all([lockInSight(scope, reminderId), clock(scope)]);
      if (isRefusal(storedReminder)) return storedReminder;
      if (storedReminder.deleted || storedReminder.patientId !== patientId) return refuse(reminderTexts.notFound);
      const reminder = parseOrRefuse(reminderForm(today), { ...event, message: event.message ?? "" });
      if (isRefusal(reminder)) return reminder;
      store.change(scope, reminderId, reminder);
      const data = { reminder: reminderId, by: scope.userId };
      await domainEvents.record(scope, { kind: "ReminderChanged", subjectId: patientId, data });
      return { event: { _id: reminderId, ...reminder }, message: reminderTexts.changed };
    });

  const setDeleted = (scope: CustomerScope, reminderId: Id, deleted: boolean) =>
    db.transaction(scope, async () => {
      const [storedReminder, { now }] = await Promise.all([lockInSight(scope, reminderId), clock(scope)]);
      if (isRefusal(storedReminder)) return storedReminder;
      if (storedReminder.deleted !== deleted) {
        store.setDeleted(scope, reminderId, deleted ? instantOf(now) : null);
        const data = { reminder: reminderId, by: scope.userId };
        await domainEvents.record(scope, { kind: "ReminderChanged", subjectId: storedReminder.patientId, data });
      }
      return { message: deleted ? reminderTexts.deleted : reminderTexts.restored };
    });

  return { change, setDeleted };
};

/** Makes the use case that adds a reminder, or changes the reminder with the given id. Refused when two patients are named. */
export const makeSaveEvent =
  (add: ReturnType<typeof makeAddEvent>, change: ReturnType<typeof makeChangeEvent>["change"]) =>
  async (scope: CustomerScope, args: MutationAddEventArgs) => {
    const { id, event, patient } = args;
    if ((patient ?? id) !== id) return refuse(patientTexts.notFound);
    return event._id ? change(scope, id, event._id, event) : add(scope, args);
  };
