import { refuse, type Refusal } from "../values/refusal.ts";

/** How far the order of a device has come. Unlinked: no hardware is linked to it; fail: whoever sends it refused. */
export const orderStates = ["Pending", "Shipped", "Delivered", "Returned", "Unlinked", "fail", "Deleted"] as const;
export type OrderState = (typeof orderStates)[number];

const notAgain: readonly OrderState[] = ["Pending", "Unlinked", "fail"];

/** Why a device cannot be ordered again; null when it can. */
export const refuseReorder = (name: string, status: OrderState): Refusal | null => {
  if (status === "Deleted") return refuse(deviceTexts.deleted(name));
  return notAgain.includes(status) ? refuse(`Order status is in ${status} state`) : null;
};

/** Why a device is ordered again. */
export const reorderReasons = ["Lost or broken", "Does not work", "Wrong size", "Other"] as const;
export type ReorderReason = (typeof reorderReasons)[number];

/** The reason that somebody chose, null where none is given, or why it is none. */
export const readReorderReason = (given: string | null | undefined): ReorderReason | null | Refusal =>
  given ? (reorderReasons.find((reason) => reason === given) ?? refuse(deviceTexts.noReason)) : null;

/** The order of a device that is taken out of a programme: what was not sent yet is withdrawn, the rest comes back by itself. */
export const afterRemoval = (status: OrderState): OrderState =>
  status === "Pending" || status === "fail" ? "Deleted" : status;

/** What people read about devices. */
export const deviceTexts = {
  reorder: "Do you want to reorder device?",
  ordered:
    "Order for the devices has been received. Notification regarding the shipment of the device will be sent once devices are shipped.",
  noReason: "Choose why the device is ordered again.",
  deleted: (name: string): string => `Device ${name} is deleted`,
} as const;
