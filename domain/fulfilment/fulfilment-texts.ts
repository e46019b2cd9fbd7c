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

/** Reasons for the refusal of an event. */
export const refusalTexts = {
  signature: "Signature does not match; nothing changed",
  clock: "Signed more than five minutes off; nothing changed",
  unreadable: "Could not be read; nothing changed",
  unknown: "Of an order that is not known; nothing changed",
  future: "Dated in the future; nothing changed",
  beforeOrder: "Dated before the order; nothing changed",
} as const;

/** Effects of an event that was not refused. */
export const eventTexts = {
  repeated: "Same event again; nothing changed",
  late: "Older than the state held; kept, nothing changed",
  noted: "Noted",
} as const;

/** Texts about devices. */
export const deviceTexts = {
  reorder: "Do you want to reorder device?",
  ordered:
    "Order for the devices has been received. Notification regarding the shipment of the device will be sent once devices are shipped.",
  /** Confirmation after devices were ordered. */
  orderPlaced: (count: number): string => `${countText(count, "device")}: ${deviceTexts.ordered}`,
  noReason: "Choose why the device is ordered again.",
  deleted: (name: string): string => `Device ${name} is deleted`,
} as const;

/** Texts of the slip. */
export const slipTexts = {
  title: "Return slip",
  how: "Put this slip into the box with the device and send it to this address. It names no patient.",
  noAddress: "The clinic's record has no address yet. Add it before the slip is printed.",
} as const;

/** Texts about silent devices. */
export const silenceTexts = {
  title: (total: number): string => countText(total, "silent device"),
  explanation:
    "Delivered, and without a reading for as long as the clinic waits. Each stays here until it measures or comes back.",
  saved: (hours: number | null): string =>
    hours === null
      ? "No case is opened for silent devices."
      : `A case is opened after ${hours} hours without a reading.`,
} as const;

export const pleaseSelectCountry = "Please select country.";
export const pleaseEnterAddress = "Please enter address.";
export const pleaseSelectCityName = "Please select city name.";
export const pleaseSelectState = "Please select state.";
export const gatewayIdShouldBeAtleast =
  "Gateway ID should be atleast 12 characters. Allowed characters: (0-9, a-z, A-Z,/s,-).";
export const gatewayIdShouldBeExactly = "Gateway ID should be exactly 12 alphanumeric characters (0-9, a-z, A-Z).";
export const aNoteHasAtMost = (limit: number): string => `A note has at most ${limit} characters.`;
export const pleaseSayWhatWasWrong = "Please say what was wrong.";
export const aReasonHasAtMost = (device: number): string => `A reason has at most ${device} characters.`;
export const isAlready = (name: string, status: string): string => `${name} is ${status} already.`;
export const isNotAssignedToThePatient = (name: string): string => `${name} is not assigned to the patient any more.`;
export const theCarriersMessagesCouldNot =
  "The carrier's messages could not be read. The states below may be out of date. You can still ship by hand.";
export const noNewsForADay =
  "No news for a day while parcels are on their way. Check the keys with the carrier. The states below may be out of date. You can still ship by hand.";
export const pleaseChooseYesOrNo = "Please choose Yes or No.";
export const pleaseChoosePendingOrShipped = "Please choose Pending or Shipped.";
export const pleaseChooseNewOrReorder = "Please choose New or Reorder.";
export const theLastNameHasAtMost = "The last name has at most 40 letters.";
export const pleaseChooseActiveOrInactive = "Please choose active or inactive.";
export const theListCannotBeSorted = "The list cannot be sorted by this column.";
export const pleaseSortAscendingOrDescending = "Please sort ascending or descending.";
export const pleaseChooseWhereTheUnits = "Please choose where the units are.";
export const searchForAtMost40 = "Search for at most 40 letters.";
export const yourProgrammeNoLongerNeedsIt = (listText: string, it: string, isMany: boolean): string =>
  `Your programme no longer needs your ${listText}. Please send ${it} back to your clinic in the box that ${isMany ? "they" : "it"} came in. If you have sent ${it} already, there is nothing left to do.`;
export const pleaseEnterWholeHours = "Please enter whole hours.";
export const pleaseEnterAtLeast12 = "Please enter at least 12 hours.";
export const pleaseEnterAtMost720 = "Please enter at most 720 hours.";
export const wasDeliveredAndHasNot = (device: string): string =>
  `${device} was delivered and has not sent a reading yet. Ask the patient whether it is switched on and linked.`;
export const theFileHasTheFirst = (saved: string, total: string): string =>
  `The file has the first ${saved} of ${total} units. Narrow the list for the rest.`;
