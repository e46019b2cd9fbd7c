import { expect, test } from "vitest";
import { countText, groupedCountText } from "./count-text.ts";

test("one has the noun, none and several its plural", () => {
  expect([0, 1, 2, 1200].map((count) => countText(count, "device"))).toEqual([
    "0 devices",
    "1 device",
    "2 devices",
    "1200 devices",
  ]);
  expect(countText(3, "activity", "activities")).toBe("3 activities");
});

test("thousands are grouped where that is asked for", () => {
  expect(groupedCountText(1, "patient")).toBe("1 patient");
  expect(groupedCountText(1_234_567, "patient")).toBe("1,234,567 patients");
  expect(groupedCountText(2, "activity", "activities")).toBe("2 activities");
});
