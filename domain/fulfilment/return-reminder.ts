import { lostDays, returnDays } from "./unit-filter.ts";
import * as texts from "./fulfilment-texts.ts";

/** Hours of a clinic's day in which patients are reminded to return devices: from the first up to, but not including, the second. */
export const reminderHours = [9, 18] as const;

/**
 * Days since a device was last needed for which its patient is reminded: more than `moreThan`, so it is overdue, and at most `atMost`, after which it
 * is given up as lost.
 */
export const overdueDays = { moreThan: returnDays, atMost: lostDays } as const;

/** Returns the notification to a patient whose devices, given by name, are not returned yet. */
export const returnReminder = (names: readonly string[]) => {
  const many = names.length > 1;
  const [device, it] = many ? texts.severalDevices : texts.oneDevice;
  return {
    header: texts.pleaseSendBack(device),
    message: texts.yourProgrammeNoLongerNeedsIt(texts.listOfNames(names), it, many),
  };
};
