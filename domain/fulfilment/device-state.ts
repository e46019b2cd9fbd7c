import * as texts from "./fulfilment-texts.ts";

/**
 * States of an ordered device. Unlinked: no hardware is linked to it; fail: the sender refused; Deleted: it was removed from its order before it was
 * sent.
 */
export const deviceStates = ["Pending", "Shipped", "Delivered", "Returned", "Unlinked", "fail", "Deleted"] as const;
export type DeviceState = (typeof deviceStates)[number];

/** States in their order; a device may skip states, and never goes back. */
const onTheWay: readonly DeviceState[] = ["Pending", "fail", "Unlinked", "Shipped", "Delivered", "Returned"];

/** States of a device that waits to be sent. */
export const notSent: readonly DeviceState[] = ["Pending", "Unlinked", "fail"];

/** Returns whether a device waits to be sent. */
export const isToSend = (state: DeviceState): boolean => notSent.includes(state);

/** Returns whether a device was sent, whatever happened to it afterward. */
export const isSent = (state: DeviceState): boolean => state !== "Deleted" && !isToSend(state);

/** Returns whether a device may change from one state to another: only forward, and to Deleted only before it was sent. */
export const mayMove = (from: DeviceState, to: DeviceState): boolean => {
  if (from === "Deleted") return false;
  return to === "Deleted" ? isToSend(from) : onTheWay.indexOf(to) > onTheWay.indexOf(from);
};

/** States of an order. */
export const orderStates = ["Pending", "Shipped"] as const;
export type OrderState = (typeof orderStates)[number];

/** Counts the sent devices of an order, and all that were not deleted. */
export const sentOf = (states: readonly DeviceState[]): { readonly sent: number; readonly of: number } => ({
  sent: states.filter(isSent).length,
  of: states.filter((state) => state !== "Deleted").length,
});

/** Returns the state of an order: Shipped once none of its devices waits to be sent. */
export const orderStateOf = (states: readonly DeviceState[]): OrderState =>
  states.some(isToSend) ? "Pending" : "Shipped";

/** Formats how much of an order is sent, such as "1 of 3 shipped". */
export const sentText = ({ sent, of }: ReturnType<typeof sentOf>): string => texts.sentOfAll(sent, of);
