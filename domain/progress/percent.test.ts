import { expect, test } from "vitest";
import { countsLabel, exactPercentLabel, percent, percentLabel } from "./percent.ts";

test("B008: progress is a whole percentage, NA when there is nothing to do", () => {
  expect(
    [
      { due: 3, done: 2 },
      { due: 8, done: 1 },
      { due: 2, done: 0 },
      { due: 2, done: 2 },
      { due: 0, done: 0 },
    ].map(percent),
  ).toEqual([67, 13, 0, 100, null]);
  expect([82, 0, null].map(percentLabel)).toEqual(["82%", "0%", "NA"]);
});

test("B428: the progress page shows two decimals, NA for nothing scheduled, and counts x of y", () => {
  expect(exactPercentLabel({ due: 3, done: 2 })).toBe("66.67");
  expect(exactPercentLabel({ due: 0, done: 0 })).toBe("NA");
  expect(countsLabel({ due: 3, done: 2 })).toBe("2 of 3");
});

test("counts of a thousand and more are grouped, as those of lists are", () =>
  expect(countsLabel({ due: 2538, done: 1804 })).toBe("1,804 of 2,538"));
