/** What people read after a conversation was started, was refused, or why they may not. */
export const conversationTexts = {
  sent: "Message Sent!",
  failed: "Failed to Create Case",
} as const;
