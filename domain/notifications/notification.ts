import { z } from "zod";

export const titleLimit = 100;
export const textLimit = 1000;

/** The dialog that notifies patients. */
export const notificationForm = z.object({
  header: z
    .string("Please input Title!")
    .trim()
    .min(1, "Please input Title!")
    .max(titleLimit, `Title must be ${titleLimit} characters or less`),
  message: z
    .string("Please confirm your Text!")
    .trim()
    .min(1, "Please confirm your Text!")
    .max(textLimit, `Text must be ${textLimit} characters or less`),
});

/** What is sent to patients, with the fields of the wire. */
export const sendNotificationSchema = notificationForm.extend({
  patientids: z
    .array(z.string().min(1).max(64))
    .min(1, "Please select patients.")
    .max(10_000, "Please select fewer patients."),
  customerid: z.string().max(64).optional(),
});

export type SendNotification = z.output<typeof sendNotificationSchema>;

/** How far a notification has come, as its indicator says. */
export type NotificationState = "read" | "delivered" | "sent";

/** The state of a notification by its times; the wire spells `delieveredat` so. */
export const notificationState = (times: {
  readonly delieveredat: unknown;
  readonly readat: unknown;
}): NotificationState => {
  if (times.readat) return "read";
  return times.delieveredat ? "delivered" : "sent";
};

/** What staff read after notifying: from an open record, or many patients at once. */
export const notificationTexts = { one: "Notification sent.", many: "Notifications Sent!" } as const;
