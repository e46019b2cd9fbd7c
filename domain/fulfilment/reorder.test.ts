import { expect, test } from "vitest";
import { deviceStates } from "./device-state.ts";
import { afterRemoval, readReorderReason, refuseReorder } from "./reorder.ts";
import { deviceTexts } from "./fulfilment-texts.ts";

test("B153 B154 C140 B391: Pending, Unlinked and fail cannot be reordered, nor what was deleted", () => {
  expect(deviceStates.map((state) => refuseReorder("Body Scale", state)?.message ?? "yes")).toEqual([
    "Order status is in Pending state",
    "yes",
    "yes",
    "yes",
    "Order status is in Unlinked state",
    "Order status is in fail state",
    "Device Body Scale is deleted",
  ]);
});

test("a removed device: an order that was not sent is withdrawn", () => {
  expect(deviceStates.map(afterRemoval)).toEqual([
    "Deleted",
    "Shipped",
    "Delivered",
    "Returned",
    "Deleted",
    "Deleted",
    "Deleted",
  ]);
});

test("a reason is one of those that are offered, or none", () => {
  expect([readReorderReason("Lost or broken"), readReorderReason(null), readReorderReason("")]).toEqual([
    "Lost or broken",
    null,
    null,
  ]);
  expect(readReorderReason("Because")).toMatchObject({ message: "Choose why the device is ordered again." });
});

test("C234 C283 C324: who orders devices reads how many, and that their order was received", () => {
  expect([1, 3].map(deviceTexts.orderPlaced)).toEqual([
    "1 device: Order for the devices has been received. Notification regarding the shipment of the device will be sent once devices are shipped.",
    "3 devices: Order for the devices has been received. Notification regarding the shipment of the device will be sent once devices are shipped.",
  ]);
});
