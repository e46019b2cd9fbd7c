import type { PlannedDevice } from "./plan.ts";
import type { Random } from "./random.ts";

export type DeviceState = "Pending" | "Shipped" | "Delivered" | "Returned" | "Unlinked" | "fail" | "Deleted";

/** State of a device's order; days count from surgery. */
export type Order = {
  readonly state: DeviceState;
  readonly ordered: number;
  readonly shipped: number | null;
  readonly delivered: number | null;
  readonly returned: number | null;
};

const faults = [
  ["fail", 0.5],
  ["Unlinked", 2],
  [null, 97.5],
] as const satisfies readonly (readonly [DeviceState | null, number])[];

/** Returns the days of a parcel that was sent on time; events after today are left out. */
const parcelDays = (addedOn: number, today: number, random: Random): Order => {
  const ordered = Math.min(today, addedOn + random.int(0, 1));
  const shipped = ordered + random.int(1, 2);
  const delivered = shipped + random.int(2, 3);
  const base = { ordered, returned: null };
  if (today < shipped) return { ...base, state: "Pending", shipped: null, delivered: null };
  return today < delivered
    ? { ...base, state: "Shipped", shipped, delivered: null }
    : { ...base, state: "Delivered", shipped, delivered };
};

/** Returns the order of a planned device as of today; `storyState` is the state that a story fixes, null without a story. */
export const orderOf = (
  device: PlannedDevice,
  addedOn: number,
  today: number,
  random: Random,
  storyState: DeviceState | "onTime" | null,
): Order => {
  const order = parcelDays(addedOn, today, random);
  const fault = storyState === null ? random.weighted(faults) : storyState === "onTime" ? null : storyState;
  if (fault === "Pending") return { ...order, state: fault, shipped: null, delivered: null };
  if (fault === "fail" || fault === "Unlinked") return { ...order, state: fault, shipped: null, delivered: null };
  const returned = Math.min(today, device.end + random.int(20, 30));
  const goesBack =
    storyState === "Returned" ||
    (storyState === null &&
      fault === null &&
      order.state === "Delivered" &&
      today > device.end + 30 &&
      random.chance(0.7));
  return goesBack ? { ...order, state: "Returned", returned } : { ...order, state: fault ?? order.state };
};

/** Returns a random gateway number as printed on a box. */
export const hardwareId = (random: Random): string => {
  const signs = "ABCDEF0123456789";
  const group = (): string => Array.from({ length: 4 }, () => signs[random.int(0, 15)]).join("");
  return `${group()}-${group()}-${group()}`;
};
