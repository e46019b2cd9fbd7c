/** What staff read after notifying: from an open record, or many patients at once; and where none of many could be told. */
export const notificationTexts = {
  one: "Notification sent.",
  many: "Notifications Sent!",
  activeOnly: "Inactive patients are told nothing.",
  staffOnly: "Only staff can read these notifications. Send isAdmin as true, or leave it out.",
  inactive: "These patients are inactive.",
} as const;
