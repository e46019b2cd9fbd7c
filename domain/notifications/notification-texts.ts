/** Texts after a notification was sent, from an open record or to many patients, and refusals. */
export const notificationTexts = {
  one: "Notification sent.",
  many: "Notifications Sent!",
  activeOnly: "Inactive patients are told nothing.",
  staffOnly: "Only staff can read these notifications. Send isAdmin as true, or leave it out.",
  inactive: "These patients are inactive.",
} as const;
