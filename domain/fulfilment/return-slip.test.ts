import { expect, test } from "vitest";
import { mayReturn, returnLines } from "./return-slip.ts";
import { deviceStates } from "./device-state.ts";

test("a slip is written to the clinic's address; what is not known leaves no empty line", () => {
  const address = { line1: "1 Lake St", line2: "", city: "Chicago", state: "IL", zip: "60614" };
  expect(returnLines("Harbor", address)).toEqual(["Harbor", "1 Lake St", "Chicago, IL 60614"]);
  expect(returnLines("Harbor", { ...address, line2: "Suite 4", zip: "" })).toEqual([
    "Harbor",
    "1 Lake St",
    "Suite 4",
    "Chicago, IL",
  ]);
  expect(returnLines("Harbor", { zip: "60614" })).toEqual(["Harbor", "60614"]);
  expect(returnLines("Harbor", {})).toEqual(["Harbor"]);
});

test("a slip is for what was sent and is not back", () => {
  expect(deviceStates.filter(mayReturn)).toEqual(["Shipped", "Delivered"]);
});
