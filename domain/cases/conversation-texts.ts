/** Texts about starting a conversation, with the refusals. */
export const conversationTexts = {
  sent: "Message Sent!",
  failed: "Failed to Create Case",
} as const;
