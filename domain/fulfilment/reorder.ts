import { countText } from "../texts/count-text.ts";
import { type DeviceState, isToSend } from "./device-state.ts";
import { refuse, type Refusal } from "../values/refusal.ts";

/** Why a device cannot be ordered again; null when it can. */
export const refuseReorder = (name: string, status: DeviceState): Refusal | null => {
  if (status === "Deleted") return refuse(deviceTexts.deleted(name));
  return isToSend(status) ? refuse(`Order status is in ${status} state`) : null;
};

/** Why a device is ordered again. */
export const reorderReasons = ["Lost or broken", "Does not work", "Wrong size", "Other"] as const;
export type ReorderReason = (typeof reorderReasons)[number];

/** The reason that somebody chose, null where none is given, or why it is none. */
export const readReorderReason = (input: string | null | undefined): ReorderReason | null | Refusal =>
  input ? (reorderReasons.find((reason) => reason === input) ?? refuse(deviceTexts.noReason)) : null;

/** The order of a device that is taken out of a programme: what was not sent yet is withdrawn, the rest comes back by itself. */
export const afterRemoval = (status: DeviceState): DeviceState => (isToSend(status) ? "Deleted" : status);

/** What people read about devices. */
export const deviceTexts = {
  reorder: "Do you want to reorder device?",
  ordered:
    "Order for the devices has been received. Notification regarding the shipment of the device will be sent once devices are shipped.",
  /** What somebody reads who has ordered devices. */
  orderPlaced: (count: number): string => `${countText(count, "device")}: ${deviceTexts.ordered}`,
  noReason: "Choose why the device is ordered again.",
  deleted: (name: string): string => `Device ${name} is deleted`,
} as const;
