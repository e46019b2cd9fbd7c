import { type CalendarDate, formatUs } from "../../values/calendar-date.ts";

/** An order of a patient's devices that was not sent, or not all of it: the names of what waits, and the day it was ordered. */
export interface OpenOrder {
  readonly devices: string[];
  readonly orderedon: CalendarDate;
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

const named = ([first = "", ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} and ${more.length} more`;

/** Such as "Step Counter and 1 more, order Pending since 11/16/2026". */
export const openOrderText = ({ devices, orderedon }: OpenOrder): string =>
  `${named(devices)}, order Pending since ${formatUs(orderedon)}`;

/** What waits to be sent to an address, or for there being one, such as "Step Counter waits to be sent here."; null where nothing does. */
export const waitsText = (orders: readonly OpenOrder[], hasAddress: boolean): string | null => {
  const devices = orders.flatMap((order) => order.devices);
  if (devices.length === 0) return null;
  const waits = devices.length === 1 ? `${devices[0]} waits` : `${devices.length} devices wait`;
  return `${waits} ${hasAddress ? "to be sent here" : "for an address"}.`;
};

/** What is open of a patient, such as "1 order Pending, 2 reminders, 1 case"; nothing where nothing is. */
export const openNowText = ({ orders, reminders, cases }: Record<"orders" | "reminders" | "cases", number>): string =>
  [
    ...counted(orders, "order Pending", "orders Pending"),
    ...counted(reminders, "reminder", "reminders"),
    ...counted(cases, "case", "cases"),
  ].join(", ");
