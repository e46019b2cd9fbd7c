import { z } from "zod";
import { lineField, textField } from "../values/text-fields.ts";

/** Notification to patients whose schedule was changed. */
export const scheduleChanged = {
  header: "Schedule changed",
  message: "Your care team changed your schedule. Open the app to see what is due.",
} as const;

/** Maximum numbers of characters. */
export const titleLimit = 100;
export const textLimit = 1000;

/** Schema of the dialog that notifies patients. */
export const notificationForm = z.object({
  header: lineField("Please input Title!")
    .min(1, "Please input Title!")
    .max(titleLimit, `Title must be ${titleLimit} characters or less`),
  message: textField("Please confirm your Text!")
    .min(1, "Please confirm your Text!")
    .max(textLimit, `Text must be ${textLimit} characters or less`),
});

/** State of a notification, as its indicator shows it. */
export type NotificationState = "read" | "delivered" | "sent";

/** Returns the state of a notification from its times; the wire spells `delieveredat` so. */
export const notificationState = (times: {
  readonly delieveredat: unknown;
  readonly readat: unknown;
}): NotificationState => {
  if (times.readat) return "read";
  return times.delieveredat ? "delivered" : "sent";
};
