import type { StepAhead, CustodyWord } from "./custody.ts";

/** Display texts of the remaining steps. */
export const aheadTexts: Readonly<Record<StepAhead, string>> = {
  shipped: "Shipped",
  delivered: "Delivered",
  measured: "First reading",
  returned: "Returned",
};

/** Display texts of the words. */
export const custodyTexts: Readonly<Record<CustodyWord, string>> = {
  packed: "Packed",
  refused: "Refused by the vendor",
  unlinked: "No hardware linked",
  shipped: "Shipped",
  moving: "On its way",
  delivered: "Delivered",
  returned: "Returned",
  deleted: "Deleted from the order",
  silent: "Silent",
  corrected: "Corrected",
  linked: "Linked",
  replaced: "Replaced",
  lost: "Lost",
  checked: "Checked",
  wiped: "Wiped",
  retired: "Retired",
  askedback: "Asked back",
};
/** Returns a custody line as text, such as 'Knee Motion Sensor: Shipped'. */
export const custodyLineText = (device: string, word: CustodyWord): string => `${device}: ${custodyTexts[word]}`;
