import { countText } from "../texts/count-text.ts";

/** Texts about device orders. */
export const orderTexts = {
  notFound: "This order was not found.",
  noDevice: "This device is not part of the order.",
  deviceNotFound: "This device was not found.",
  saved: "Order saved.",
  shipped: "Device(s) marked as shipped",
  deleted: "Device marked as deleted",
  address: "Address updated",
  corrected: "Corrected.",
  inactive: "This patient is inactive",
  noneChosen: "Please select at least one device from the list above to order",
  notFilled: "Fill Gateway ID and Tracking URL",
  emptied: "This order is shipped. Its gateway ID and tracking URL can be changed, not removed.",
  noConsent: "Consent is not signed. Ship anyway?",
  changed: "Somebody else changed this order in the meantime. Nothing of yours is lost: compare and save again.",
  shippedBy: (name: string, time: string): string => `${name} marked it as shipped at ${time}.`,
  gatewayTaken: (gateway: string, holder: string): string =>
    `${gateway} is with ${holder}. A gateway serves one open order.`,
  /** For a gateway whose holder the reader may not see: the text must not reveal the holder, nor that one exists. */
  gatewayUnknown: (gateway: string): string => `${gateway} cannot be used here. Check the ID on the device.`,
  notToCorrect: "This line cannot be taken back.",
  carrierSilent: "The carrier does not answer. Try again in a few minutes.",
  carrierAnswer: (news: number): string =>
    news === 0 ? "The carrier has no news of this order." : `The carrier told ${countText(news, "event")}.`,
} as const;
