import type { HandWord } from "./unit-move.ts";

/** Labels of the buttons of the words. */
export const moveTexts: Readonly<Record<HandWord, string>> = {
  delivered: "Mark as delivered",
  linked: "Mark as linked",
  unlinked: "Mark as unlinked",
  replaced: "Replace the hardware",
  returned: "Mark as returned",
  lost: "Mark as lost",
  checked: "Mark as checked",
  wiped: "Mark as wiped, back in stock",
  retired: "Retire it",
};
