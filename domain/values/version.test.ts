import { expect, test } from "vitest";
import { isStale } from "./version.ts";

test("C201: without a version the newest is meant; with one, any but the newest is stale", () => {
  expect([undefined, null, 3].map((sent) => isStale(sent, 3))).toEqual([false, false, false]);
  expect([0, 2, 4].map((sent) => isStale(sent, 3))).toEqual([true, true, true]);
});
