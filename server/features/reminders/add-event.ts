import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { reminderForm } from "@restride/domain/reminders/reminder.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationAddEventArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { RemindersStore } from "./reminders.store.ts";
import { reminderTexts } from "@restride/domain/reminders/clinic-month-texts.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly store: RemindersStore;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
}

/** Makes the use case that adds a reminder to a patient's calendar, for the clinic's today or later. */
export const makeAddEvent =
  ({ db, clock, patients, store, domainEvents, newId }: Deps) =>
  (scope: CustomerScope, { id: patientId, event }: MutationAddEventArgs) =>
    db.transaction(scope, async () => {
      const { today, now } = await clock(scope);
      const reminder = parseOrRefuse(reminderForm(today), { ...event, message: event.message ?? "" });
      if (isRefusal(reminder)) return reminder;
      const contact = await patients.contactOf(scope, patientId);
      if (!contact) return refuse(patientTexts.notFound);
      if (!contact.active) return refuse(patientTexts.patientInactive);
      const _id = newId();
      await store.save(scope, patientId, _id, reminder, instantOf(now));
      const data = { date: reminder.date, reminder: _id, by: scope.userId };
      await domainEvents.record(scope, { kind: "ReminderAdded", subjectId: patientId, data });
      return { event: { _id, ...reminder }, message: reminderTexts.added };
    });
