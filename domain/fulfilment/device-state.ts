/**
 * How far a device that was ordered has come. Unlinked: no hardware is linked to it; fail: whoever sends it refused; Deleted: it was
 * taken out of its order before it was sent.
 */
export const deviceStates = ["Pending", "Shipped", "Delivered", "Returned", "Unlinked", "fail", "Deleted"] as const;
export type DeviceState = (typeof deviceStates)[number];

/** The states in the order in which a device goes through them; it may leave some out, and never goes back. */
const onTheWay: readonly DeviceState[] = ["Pending", "fail", "Unlinked", "Shipped", "Delivered", "Returned"];

/** The states of a device that waits to be sent. */
export const notSent: readonly DeviceState[] = ["Pending", "Unlinked", "fail"];

/** True while a device waits to be sent. */
export const isToSend = (state: DeviceState): boolean => notSent.includes(state);

/** True once a device has left, whatever became of it since. */
export const isSent = (state: DeviceState): boolean => state !== "Deleted" && !isToSend(state);

/** Whether a device may go from one state to another: only on, and out of its order only before it was sent. */
export const mayMove = (from: DeviceState, to: DeviceState): boolean => {
  if (from === "Deleted") return false;
  return to === "Deleted" ? isToSend(from) : onTheWay.indexOf(to) > onTheWay.indexOf(from);
};

/** The two states of an order. */
export const orderStates = ["Pending", "Shipped"] as const;
export type OrderState = (typeof orderStates)[number];

/** How many devices of an order have left, of those that were not deleted. */
export const sentOf = (states: readonly DeviceState[]): { readonly sent: number; readonly of: number } => ({
  sent: states.filter(isSent).length,
  of: states.filter((state) => state !== "Deleted").length,
});

/** An order is Shipped once nothing of it waits to be sent. */
export const orderStateOf = (states: readonly DeviceState[]): OrderState =>
  states.some(isToSend) ? "Pending" : "Shipped";

/** Said in place of "1 of 3 shipped" when all was deleted. */
const nothingLeft = "nothing to send";

/** How much of an order is sent, such as "1 of 3 shipped". */
export const sentText = ({ sent, of }: ReturnType<typeof sentOf>): string =>
  of === 0 ? nothingLeft : `${sent} of ${of} shipped`;
