import { expect, test } from "vitest";
import { feetAndInches, heightLabel } from "./height.ts";

test("B207: a height in inches is shown as feet and inches", () => {
  expect(feetAndInches(67)).toEqual({ feet: 5, inches: 7 });
  expect(heightLabel(72)).toBe("6 ft 0 in");
});
