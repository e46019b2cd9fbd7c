import { reaction } from "../../platform/events/reactions.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { NotificationsStore } from "./notifications.store.ts";
import type { NotificationsViews } from "./notifications.views.ts";

interface Needs {
  readonly store: NotificationsStore;
  readonly views: NotificationsViews;
  readonly send: Send;
  readonly now: () => number;
}

/** A new notification is pushed to its patients' phones. */
export const pushNotification = ({ store, views, send, now }: Needs) =>
  reaction({
    name: "push-notification",
    to: "NotificationAdded",
    react: async (scope, { data: { notification: notificationId } }) => {
      const notification = await views.byId(scope, notificationId);
      if (!notification) return;
      const reached = await store.markDelivered(scope, notificationId, instantOf(now()));
      for (const { patientId } of reached)
        await send(scope, `notification ${notificationId} ${patientId}`, {
          kind: "notification",
          about: { patientId: patientId, subjectId: notificationId },
          channel: "push",
          message: { to: patientId, title: notification.header, text: notification.message },
        });
    },
  });
