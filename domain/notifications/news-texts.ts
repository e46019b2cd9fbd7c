/** Notices about new messages and changed reminders, shown as a toast, or by the system while the browser is not in front. */
export const newsTexts = {
  message: "You have received a new message!",
  reminder: "Received an update in Reminders!",
} as const;
