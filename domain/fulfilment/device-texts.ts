import { type CalendarDate, formatUs } from "../values/calendar-date.ts";
import type { DeviceState } from "./device-state.ts";

const stateLabels: Readonly<Record<DeviceState, string>> = {
  Pending: "Pending",
  Shipped: "Shipped",
  Delivered: "Delivered",
  Returned: "Returned",
  Unlinked: "Unlinked",
  fail: "fail",
  Deleted: "Deleted",
};
/** Returns the label of the state of an ordered device, or of an order. */
export const deviceStateLabel = (state: string): string =>
  (stateLabels as Readonly<Record<string, string>>)[state] ?? state;

interface AssignedDevice {
  readonly status: string;
  readonly shipped_on?: CalendarDate | null;
  readonly delivered_on?: CalendarDate | null;
  readonly ended_on?: CalendarDate | null;
  readonly silent_since?: CalendarDate | null;
}

/** Returns the last day of a device's window once it is over; null for a window without an end. */
export const endedOn = (lastDay: CalendarDate | null, today: CalendarDate): CalendarDate | null =>
  lastDay !== null && lastDay < today ? lastDay : null;

const detailOf = (device: AssignedDevice): string | null => {
  const { status, shipped_on, delivered_on, ended_on, silent_since } = device;
  if (ended_on) return `ended ${formatUs(ended_on)}`;
  if (silent_since) return `silent since ${formatUs(silent_since).slice(0, 5)}`;
  const date = status === "Shipped" ? shipped_on : delivered_on;
  return date ? formatUs(date) : null;
};

/**
 * Formats the status of an assigned device with the detail that matters now: the end of its window, since when it is silent, or since when it has the
 * status.
 */
export const deviceText = (device: AssignedDevice): string => {
  const detail = detailOf(device);
  const state = deviceStateLabel(device.status);
  return detail === null ? state : `${state} · ${detail}`;
};
