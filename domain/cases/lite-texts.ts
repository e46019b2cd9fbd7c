/** Texts of the messages in lite. */
export const liteTexts = {
  surgeon: "Surgeon",
  otherStaff: "Customer Admin",
  own: "Only your patients.",
  waits: "Sent as soon as there is a connection",
  isOld: "Written more than a day ago.",
  archived: "Archived",
  pull: "Pull to refresh",
  letGo: "Let go to refresh",
} as const;
