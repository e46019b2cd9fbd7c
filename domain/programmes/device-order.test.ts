import { expect, test } from "vitest";
import { afterRemoval, orderStates, readReorderReason, refuseReorder } from "./device-order.ts";

test("B153 C140 B391: Pending, Unlinked and fail cannot be reordered, nor what was deleted", () => {
  expect(orderStates.map((state) => refuseReorder("Body Scale", state)?.message ?? "yes")).toEqual([
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
  expect(orderStates.map(afterRemoval)).toEqual([
    "Deleted",
    "Shipped",
    "Delivered",
    "Returned",
    "Unlinked",
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
