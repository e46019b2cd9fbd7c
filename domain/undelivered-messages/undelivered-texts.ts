import { countText } from "../texts/count-text.ts";
/** Texts about undelivered messages. */
export const undeliveredTexts = {
  notFound: "This message is no longer in the list.",
  onItsWay: "The message is on its way.",
  dismissed: "Message dismissed",
  restored: "The message is back in the list.",
  cannotBeSent: (instead: string): string => `This message can no longer be sent. ${instead}`,
  count: (messages: number): string => `${countText(messages, "message")} not delivered`,
} as const;
