import { expect, test } from "vitest";
import { feetAndInches, heightLabel } from "./height.ts";

test("B207: a height in inches is shown as feet and inches", () => {
  expect(feetAndInches(67)).toEqual({ feet: 5, inches: 7 });
  expect(heightLabel(72)).toBe("6 ft 0 in");
});

test.each([
  [71.5, "6 ft 0 in"],
  [71.49, "5 ft 11 in"],
  [59.5, "5 ft 0 in"],
  [66.5, "5 ft 7 in"],
  [24, "2 ft 0 in"],
  [95.5, "8 ft 0 in"],
  [96, "8 ft 0 in"],
])("B207: a height of %s inches is rounded before it is split, and reads %s", (height, text) => {
  expect(heightLabel(height)).toBe(text);
});
