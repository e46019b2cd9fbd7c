/** Texts about reports and their mail. */
export const reportTexts = {
  notEnough: "Not enough data available to generate report.",
  noRecipient: "Please input your Email!",
  badRecipient: "Please enter valid email! ",
  noSubject: "Please input your Subject!",
  noText: "Please confirm your Text!",
  sent: "Message Sent!",
  takenBack: "Message taken back",
  hasLeft: "This mail has left already.",
  tooMany: "You have mailed many reports. Try again in an hour.",
  company: "Company users may not print reports.",
} as const;
