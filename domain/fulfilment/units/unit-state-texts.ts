import type { UnitState } from "./unit-state.ts";

/** Display texts of the states. */
export const unitStateTexts: Readonly<Record<UnitState, string>> = {
  ordered: "Ordered",
  packed: "Packed",
  refused: "Refused by the vendor",
  unpaired: "No hardware linked",
  shipped: "Shipped",
  delivered: "Delivered",
  linked: "Linked",
  unlinked: "Unlinked",
  inUse: "In use",
  silent: "Silent",
  replaced: "Replaced, not linked yet",
  lost: "Lost",
  returned: "Returned",
  checked: "Checked",
  wiped: "Wiped, back in stock",
  retired: "Retired",
  deleted: "Deleted from the order",
};
