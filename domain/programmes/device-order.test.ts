import { expect, test } from "vitest";
import { afterRemoval, orderStates, refuseMove, refuseReorder } from "./device-order.ts";

/** Rows: from; columns: to, both in the order Pending, Shipped, Delivered, Returned, Unlinked, fail, Deleted. */
const allowed = [
  [0, 1, 0, 0, 1, 1, 1],
  [0, 0, 1, 0, 1, 0, 1],
  [0, 0, 0, 1, 0, 0, 1],
  [0, 0, 0, 0, 0, 0, 1],
  [0, 0, 1, 0, 0, 0, 1],
  [0, 0, 0, 0, 0, 0, 1],
  [0, 0, 0, 0, 0, 0, 0],
];

test("C142 B446: every pair of order states is allowed, or refused with a sentence", () => {
  expect(orderStates.map((from) => orderStates.map((to) => (refuseMove(from, to) ? 0 : 1)))).toEqual(allowed);
  expect(refuseMove("fail", "Shipped")?.message).toBe("A device whose order is fail cannot become Shipped.");
});

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
