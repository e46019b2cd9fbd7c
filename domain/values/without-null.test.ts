import { expect, test } from "vitest";
import { withoutNull } from "./without-null.ts";

test("null and undefined are not sent; empty, zero and false are", () => {
  expect(Object.entries(withoutNull({ a: null, b: undefined, c: "", d: 0, e: false, f: [] }))).toEqual([
    ["c", ""],
    ["d", 0],
    ["e", false],
    ["f", []],
  ]);
});
