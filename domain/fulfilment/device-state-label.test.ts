import { expect, test } from "vitest";
import { deviceStates } from "./device-state.ts";
import { deviceStateLabel } from "./device-texts.ts";

test("C138 C139: states of ordered devices have their labels, and an unknown one is shown as it is", () => {
  expect([...deviceStates, "Lost"].map(deviceStateLabel)).toEqual([
    "Pending",
    "Shipped",
    "Delivered",
    "Returned",
    "Unlinked",
    "fail",
    "Deleted",
    "Lost",
  ]);
});
