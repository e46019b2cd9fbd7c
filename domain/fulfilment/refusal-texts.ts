/** Reasons for the refusal of an event. */
export const refusalTexts = {
  signature: "Signature does not match; nothing changed",
  clock: "Signed more than five minutes off; nothing changed",
  unreadable: "Could not be read; nothing changed",
  unknown: "Of an order that is not known; nothing changed",
  future: "Dated in the future; nothing changed",
  beforeOrder: "Dated before the order; nothing changed",
} as const;
