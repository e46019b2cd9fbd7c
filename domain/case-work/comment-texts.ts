/** Texts about comments. */
export const commentTexts = {
  notFound: "This message was not found.",
  empty: "Please enter a message.",
  sent: "Message Sent!",
  updated: "Comment updated",
  deleted: "Comment deleted",
  restored: "The comment is back.",
  takenBack: "Message taken back",
  hasLeft: "This message has been sent already. You can still delete it.",
  changed: "You changed this message in another window. What you write here is kept.",
} as const;
