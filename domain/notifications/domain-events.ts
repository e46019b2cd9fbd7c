/** What staff sent to patients' phones. */
import type { Id } from "../values/id.ts";
export type NotificationEvents = {
  NotificationAdded: { notification: Id };
};
