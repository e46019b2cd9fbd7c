/** Texts about starting a conversation, with the refusals. */
export const conversationTexts = {
  sent: "Message Sent!",
  failed: "Failed to Create Case",
  askChange: "Change of the programme",
  otherSurgeon: "This patient belongs to another surgeon.",
} as const;
