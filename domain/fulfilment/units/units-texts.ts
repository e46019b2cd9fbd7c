export const pleaseChooseWhatHappenedToTheUnit = "Please choose what happened to the unit.";
/** Where a unit stands, by its state. */
export const whereUnitStands = {
  ordered: "was not sent yet",
  packed: "was packed, and not sent yet",
  refused: "was refused by the vendor",
  unpaired: "was not sent yet",
  shipped: "was shipped",
  delivered: "was delivered",
  linked: "was linked",
  unlinked: "lost its hardware",
  inUse: "is in use",
  silent: "is silent",
  replaced: "was replaced",
  lost: "was lost",
  returned: "came back",
  checked: "was checked",
  wiped: "was wiped",
  retired: "was retired",
  deleted: "was deleted from the order",
} as const;
export const stateSince = (state: keyof typeof whereUnitStands, date: string): string =>
  `${whereUnitStands[state]} since ${date}`;
export const stateOn = (state: keyof typeof whereUnitStands, date: string): string =>
  `${whereUnitStands[state]} on ${date}`;
