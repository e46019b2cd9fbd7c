import { lostDays, returnDays } from "./unit-filter.ts";

/** Hours of a clinic's day in which patients are asked for their devices: from the first until before the second. */
export const askingHours = [9, 18] as const;

/** For how many days a device must, and may, be needed no longer when its patient is asked: it is overdue, and not yet given up as lost. */
export const askedAfter = { moreThan: returnDays, atMost: lostDays } as const;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** What a patient reads whose devices, by their names, have not come back. */
export const returnReminder = (names: readonly string[]) => {
  const many = names.length > 1;
  const [device, it] = many ? ["devices", "them"] : ["device", "it"];
  return {
    header: `Please send your ${device} back`,
    message: `Your programme no longer needs your ${listed(names)}. Please send ${it} back to your clinic in the box that ${
      many ? "they" : "it"
    } came in. If you have sent ${it} already, there is nothing left to do.`,
  };
};
