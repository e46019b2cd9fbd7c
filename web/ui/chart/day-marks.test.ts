import { expect, test } from "vitest";
import { marksOn } from "./day-marks.ts";

test("a scale names its first and last day and three between, each once", () => {
  expect(marksOn({ startdate: 1, enddate: 14 })).toEqual([1, 4, 7, 11, 14]);
  expect(marksOn({ startdate: -28, enddate: -1 })).toEqual([-28, -21, -15, -8, -1]);
  expect(marksOn({ startdate: -2, enddate: 2 })).toEqual([-2, -1, 0, 1, 2]);
  expect(marksOn({ startdate: 3, enddate: 4 })).toEqual([3, 4]);
  expect(marksOn({ startdate: 3, enddate: 3 })).toEqual([3]);
});
