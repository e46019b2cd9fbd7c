import { countText } from "../texts/count-text.ts";
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
export const alreadyInState = (name: string, state: string): string => `${name} is ${state} already.`;
export const isNotAssignedToThePatient = (name: string): string => `${name} is not assigned to the patient any more.`;
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
export const carrierNewsDoNotArrive = "Carrier news do not arrive";

/** Texts about the problems with messages from carriers, by their kind. */
export const troubleTexts = {
  refused: "The carrier's messages could not be read. The states below may be out of date. You can still ship by hand.",
  silent:
    "No news for a day while parcels are on their way. Check the keys with the carrier. The states below may be out of date. You can still ship by hand.",
} as const;
/** How much of an order is sent; an order whose devices were all deleted has nothing to send. */
export const sentOfAll = (sentCount: number, count: number): string =>
  count === 0 ? "nothing to send" : `${sentCount} of ${count} shipped`;
export const addressLabel = "Address";
export const cityLabel = "City";
export const stateLabel = "State";
export const zipLabel = "Zip";
export const pleaseEnterZipCode = "Please enter zip code";
export const orderIsInState = (state: string): string => `Order status is in ${state} state`;
export const pleaseSendBack = (device: string): string => `Please send your ${device} back`;
/** Names in a sentence, such as `Scale, Thermometer and Step Counter`. */
export const listOfNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
/** One device, or several, and the pronoun for them. */
export const oneDevice = ["device", "it"] as const;
export const severalDevices = ["devices", "them"] as const;
export const invalidUrl = "Invalid URL";
export const deviceIsSilent = (device: string): string => `${device} is silent`;
export const device = "Device";
export const hardwareId = "Hardware ID";
export const status = "Status";
export const since = "Since";
export const days = "Days";
export const patient = "Patient";
export const customer = "Customer";
export const dueBack = "Due back";
export const overdue = "Overdue";
export const yes = "Yes";
export const no = "No";
