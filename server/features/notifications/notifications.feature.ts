import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Reminders } from "../reminders/reminders.lookups.ts";
import { makeNotificationChecks } from "./message-checks.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { BrowserNews } from "./browser-news.lookups.ts";
import type { Notify } from "./notify.commands.ts";
import { makeAddNotifications } from "./add-notifications.ts";
import { makeGetNotifications } from "./get-notifications.ts";
import { pushNotification, pushReminder } from "./notifications.handlers.ts";
import { makeNotificationsStore } from "./notifications.store.ts";
import { makeNotificationsQueries } from "./notifications.queries.ts";

interface Deps extends Platform {
  readonly browserNews: BrowserNews;
  readonly reminders: Reminders;
  readonly clock: ClinicClock;
  readonly notify: Notify;
  readonly patients: PatientContacts;
}

/** Notifications to patients, and news to browsers. */
export const notificationsFeature = (featureDeps: Deps): Feature => {
  const deps = {
    ...featureDeps,
    store: makeNotificationsStore(featureDeps.db),
    queries: makeNotificationsQueries(featureDeps.db),
  };
  const addNotifications = makeAddNotifications(deps);
  const getNotifications = makeGetNotifications(deps);
  return {
    resolvers: {
      Query: {
        getNotifications: ({ id, isAdmin }, { scope }) => getNotifications(scope, id, isAdmin ?? true),
      },
      Mutation: {
        addNotifications: (input, { scope }) => addNotifications(scope, input),
      },
    },
    eventHandlers: [pushNotification(deps), pushReminder(deps)],
    messageChecks: makeNotificationChecks(deps),
  };
};
