import { pathOf } from "@restride/domain/access/routes.ts";
import { eventHandler } from "../../platform/events/event-handlers.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { BrowserNews } from "./browser-news.lookups.ts";
import type { NotificationsQueries } from "./notifications.queries.ts";

interface Deps {
  readonly queries: NotificationsQueries;
  readonly send: Send;
}

/** A new notification is pushed to its patients' phones. */
export const pushNotification = ({ queries, send }: Deps) =>
  eventHandler({
    name: "push-notification",
    to: "NotificationAdded",
    handle: async (scope, { data: { notification: notificationId } }) => {
      const notification = await queries.byId(scope, notificationId);
      if (!notification) return;
      for (const { patientId } of await queries.undeliveredTo(scope, notificationId))
        await send(scope, `notification ${notificationId} ${patientId}`, {
          kind: "notification",
          about: { patientId: patientId, subjectId: notificationId },
          channel: "push",
          message: { to: patientId, title: notification.header, text: notification.message },
        });
    },
  });

/** A new reminder is news to the browsers of those in the clinic who may see its patient. */
export const pushReminder = ({ browserNews }: { readonly browserNews: BrowserNews }) =>
  eventHandler({
    name: "push-reminder",
    to: "ReminderAdded",
    handle: (scope, { no, subjectId, data: { by: authorId, reminder } }) =>
      browserNews.push(scope, { no, subjectId, authorId, record: reminder }, "reminder", pathOf("events")),
  });
