import type { DeviceState } from "./device-state.ts";

/** Address in a clinic's record. */
export interface ReturnAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Returns the lines of the return address: the clinic's name and the known parts of its address. */
export const returnLines = (
  clinic: string,
  { line1 = "", line2 = "", city = "", state = "", zip = "" }: Partial<ReturnAddress>,
): string[] =>
  [clinic, line1, line2, [city, `${state} ${zip}`.trim()].filter(Boolean).join(", ")].filter(
    (line) => line.trim() !== "",
  );

/** Returns whether a device can be returned: it is with the patient or on its way there. */
export const mayReturn = (state: DeviceState): boolean => state === "Shipped" || state === "Delivered";
