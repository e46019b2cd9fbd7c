import { type CustomerScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { ObsoleteReason } from "@restride/domain/undelivered-messages/reason.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { instantOf } from "../../platform/instant.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Reminders } from "../reminders/reminders.lookups.ts";
import type { NotificationsStore } from "./notifications.store.ts";
import type { BrowserNews } from "./browser-news.lookups.ts";

interface Deps {
  readonly store: NotificationsStore;
  readonly now: () => number;
  readonly browserNews: BrowserNews;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly reminders: Reminders;
}

/** Checks of pushes to patients, and of pushes about reminders to browsers. */
export const makeNotificationChecks = ({
  store,
  now,
  browserNews,
  clock,
  patients,
  reminders,
}: Deps): MessageCheck[] => {
  const ofPatient = async (scope: CustomerScope, patientId: Id | null): Promise<ObsoleteReason | null> => {
    if (!patientId) return null;
    const patient = await patients.contactOf(scope, patientId);
    if (!patient) return "gone";
    return patient.active ? null : "inactive";
  };

  const ofReminder = async (scope: CustomerScope, reminderId: Id): Promise<ObsoleteReason | null> => {
    const [day, { today }] = await Promise.all([reminders.dayOf(scope, reminderId), clock(scope)]);
    if (day === null) return "done";
    return day < today ? "pastDay" : null;
  };

  return [
    {
      kind: "notification",
      findObsoleteReason: ({ customerId, patientId }) =>
        ofPatient(systemCustomerScope(customerId, "send-message"), patientId),
      onSent: async ({ customerId, subjectId, patientId }) => {
        if (!subjectId || !patientId) return;
        const scope = systemCustomerScope(customerId, "send-message");
        await store.markDelivered(scope, subjectId, patientId, instantOf(now()));
      },
    },
    {
      kind: "reminderNews",
      findObsoleteReason: async (message) => {
        const scope = systemCustomerScope(message.customerId, "send-message");
        const lost = message.subjectId === null ? "done" : await ofReminder(scope, message.subjectId);
        return (
          lost ??
          (await ofPatient(scope, message.patientId)) ??
          browserNews.findObsoleteReason(scope, "reminder", message)
        );
      },
    },
  ];
};
