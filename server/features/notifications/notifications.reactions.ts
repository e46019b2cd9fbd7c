import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Reaction } from "../../platform/events/reactions.ts";
import type { Messengers } from "../../platform/mail/messengers.ts";
import type { NotificationsStore } from "./notifications.store.ts";
import type { NotificationsViews } from "./notifications.views.ts";

interface Needs {
  readonly store: NotificationsStore;
  readonly views: NotificationsViews;
  readonly messengers: Messengers;
  readonly now: () => number;
}

/** A new notification is pushed to its patients' phones. */
export const pushNotification = ({ store, views, messengers, now }: Needs): Reaction => ({
  name: "push-notification",
  to: "NotificationAdded",
  react: async (scope: CustomerScope, { data }) => {
    const notificationId = String(data.notification);
    const notification = await views.byId(scope, notificationId);
    if (!notification) return;
    const reached = await store.markDelivered(scope, notificationId, new Date(now()).toISOString());
    for (const { patientId } of reached)
      await messengers.push({ to: patientId, title: notification.header, text: notification.message });
  },
});
