import { type CustomerScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import { newsRoles } from "@restride/domain/notifications/news.ts";
import type { LostSense } from "@restride/domain/undelivered-messages/reason.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { instantOf } from "../../platform/instant.ts";
import type { MessageCheck, WaitingMessage } from "../../platform/outbox/message.ts";
import type { CaseLookups } from "../cases/cases.lookups.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Reminders } from "../reminders/reminders.lookups.ts";
import type { NotificationsStore } from "./notifications.store.ts";
import type { NotificationsQueries } from "./notifications.queries.ts";

interface Deps {
  readonly store: NotificationsStore;
  readonly now: () => number;
  readonly queries: NotificationsQueries;
  readonly cases: CaseLookups;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly reminders: Reminders;
}

type News = keyof typeof newsRoles;

/** The sense of pushes to patients and of news to browsers. */
export const makeNotificationChecks = ({
  store,
  now,
  queries,
  cases,
  clock,
  patients,
  reminders,
}: Deps): MessageCheck[] => {
  const ofPatient = async (scope: CustomerScope, patientId: Id | null): Promise<LostSense | null> => {
    if (!patientId) return null;
    const patient = await patients.contactOf(scope, patientId);
    if (!patient) return "gone";
    return patient.active ? null : "inactive";
  };

  /** A person who signed out, was switched off or may no longer see the patient has no browser among those of the news. */
  const ofBrowser = async (scope: CustomerScope, news: News, message: WaitingMessage): Promise<LostSense | null> => {
    const browsers = await queries.browsersFor(scope, newsRoles[news], message.patientId, null);
    const isThere = browsers.some(
      ({ userId, subscription }) => userId === message.userId && subscription === message.to,
    );
    return isThere ? null : "unsubscribed";
  };

  const ofReminder = async (scope: CustomerScope, reminderId: Id): Promise<LostSense | null> => {
    const [day, { today }] = await Promise.all([reminders.dayOf(scope, reminderId), clock(scope)]);
    if (day === null) return "done";
    return day < today ? "pastDay" : null;
  };

  return [
    {
      kind: "notification",
      findLostSense: ({ customerId, patientId }) =>
        ofPatient(systemCustomerScope(customerId, "send-message"), patientId),
      onSent: async ({ customerId, subjectId, patientId }) => {
        if (!subjectId || !patientId) return;
        const scope = systemCustomerScope(customerId, "send-message");
        await store.markDelivered(scope, subjectId, patientId, instantOf(now()));
      },
    },
    {
      kind: "caseNews",
      findLostSense: async (message) => {
        const scope = systemCustomerScope(message.customerId, "send-message");
        const isOpen = message.subjectId !== null && (await cases.isOpen(scope, message.subjectId));
        return isOpen ? ofBrowser(scope, "message", message) : "closed";
      },
    },
    {
      kind: "reminderNews",
      findLostSense: async (message) => {
        const scope = systemCustomerScope(message.customerId, "send-message");
        const lost = message.subjectId === null ? "done" : await ofReminder(scope, message.subjectId);
        return lost ?? (await ofPatient(scope, message.patientId)) ?? ofBrowser(scope, "reminder", message);
      },
    },
  ];
};
