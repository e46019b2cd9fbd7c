import { lostDays, returnDays } from "./unit-filter.ts";
import * as texts from "./fulfilment-texts.ts";

/** Hours of a clinic's day in which patients are reminded to return devices: from the first up to, but not including, the second. */
export const reminderHours = [9, 18] as const;

/**
 * Days since a device was last needed for which its patient is reminded: more than `moreThan`, so it is overdue, and at most `atMost`, after which it
 * is given up as lost.
 */
export const overdueDays = { moreThan: returnDays, atMost: lostDays } as const;

const listText = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Returns the notification to a patient whose devices, given by name, are not returned yet. */
export const returnReminder = (names: readonly string[]) => {
  const many = names.length > 1;
  const [device, it] = many ? ["devices", "them"] : ["device", "it"];
  return {
    header: `Please send your ${device} back`,
    message: texts.yourProgrammeNoLongerNeedsIt(listText(names), it, many),
  };
};
