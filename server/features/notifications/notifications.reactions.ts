import { reaction } from "../../platform/events/reactions.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { NotificationsViews } from "./notifications.views.ts";

interface Deps {
  readonly views: NotificationsViews;
  readonly send: Send;
}

/** A new notification is pushed to its patients' phones. */
export const pushNotification = ({ views, send }: Deps) =>
  reaction({
    name: "push-notification",
    to: "NotificationAdded",
    react: async (scope, { data: { notification: notificationId } }) => {
      const notification = await views.byId(scope, notificationId);
      if (!notification) return;
      for (const { patientId } of await views.undeliveredTo(scope, notificationId))
        await send(scope, `notification ${notificationId} ${patientId}`, {
          kind: "notification",
          about: { patientId: patientId, subjectId: notificationId },
          channel: "push",
          message: { to: patientId, title: notification.header, text: notification.message },
        });
    },
  });
