import { type CalendarDate, formatUs } from "../../values/calendar-date.ts";
import * as texts from "./edit-texts.ts";

/** Order with devices that are not sent yet: their names, and the day of the order. */
export interface OpenOrder {
  readonly devices: string[];
  readonly orderedon: CalendarDate;
}

const countWithNoun = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

const firstAndCount = ([first = "", ...more]: readonly string[]): string =>
  more.length === 0 ? first : texts.firstAndMore(first, more.length);

/** Returns the sentence about an open order, such as "Step Counter and 1 more, order Pending since 11/16/2026". */
export const openOrderText = ({ devices, orderedon }: OpenOrder): string =>
  texts.orderPendingSince(firstAndCount(devices), formatUs(orderedon));

/**
 * Returns the sentence about devices that wait to be sent, or wait for an address when the patient has none, such as "Step Counter waits to be sent
 * here."; null when no device waits.
 */
export const waitsText = (orders: readonly OpenOrder[], hasAddress: boolean): string | null => {
  const devices = orders.flatMap((order) => order.devices);
  if (devices.length === 0) return null;
  return texts.devicesWait(devices, hasAddress);
};

/** Formats the numbers of a patient's open orders, reminders and cases, such as "1 order Pending, 2 reminders, 1 case"; empty when there are none. */
export const openNowText = ({ orders, reminders, cases }: Record<"orders" | "reminders" | "cases", number>): string =>
  [
    ...countWithNoun(orders, ...texts.orderNouns),
    ...countWithNoun(reminders, ...texts.reminderNouns),
    ...countWithNoun(cases, ...texts.caseNouns),
  ].join(", ");
