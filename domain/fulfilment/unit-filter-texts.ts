import { lostDays, type UnitPlace } from "./unit-filter.ts";

/** Text about a unit that may be lost. */
export const mayBeLostText = `Not back ${lostDays} days after its patient needed it no longer. Ask for it, and note it as lost or returned.`;

/** Labels of the places. */
export const unitTexts: Readonly<Record<UnitPlace, string>> = {
  out: "Out",
  awaited: "Awaited back",
  overdue: "Overdue",
  silent: "Silent",
  back: "Back",
  lost: "Lost",
  tosend: "To send",
  all: "All",
};
