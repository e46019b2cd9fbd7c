import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { CaseLookups } from "../cases/cases.lookups.ts";
import type { Reminders } from "../reminders/reminders.lookups.ts";
import { makeNotificationChecks } from "./message-checks.ts";
import type { CaseWork } from "../case-work/case-work.lookups.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Notify } from "./notify.lookups.ts";
import { makeAddNotifications } from "./add-notifications.ts";
import { makeGetNotifications } from "./get-notifications.ts";
import { pushNotification } from "./notifications.handlers.ts";
import { makeNotificationsStore } from "./notifications.store.ts";
import { makeNotificationsQueries } from "./notifications.queries.ts";
import { makePushComment, pushCommentLater } from "./push-comment.ts";
import { newsHandlers } from "./push-news.handlers.ts";

interface Deps extends Platform {
  readonly cases: CaseLookups;
  readonly reminders: Reminders;
  readonly caseWork: CaseWork;
  readonly clock: ClinicClock;
  readonly letterheads: Letterheads;
  readonly notify: Notify;
  readonly patients: PatientContacts;
}

/** Notifications to patients, and news to browsers. */
export const notificationsFeature = (given: Deps): Feature => {
  const deps = { ...given, store: makeNotificationsStore(given.db), queries: makeNotificationsQueries(given.db) };
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
    eventHandlers: [pushNotification(deps), ...newsHandlers(deps), pushCommentLater(given.queue)],
    jobs: [makePushComment(deps)],
    messageChecks: makeNotificationChecks(deps),
  };
};
