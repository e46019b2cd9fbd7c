/** Domain events of notifications that staff send to patients' phones. */
import type { Id } from "../values/id.ts";
export type NotificationEvents = {
  NotificationAdded: { notification: Id };
};
