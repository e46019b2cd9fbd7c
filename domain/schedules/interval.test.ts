import { expect, test } from "vitest";
import {
  defaultInterval,
  deviceTimes,
  intervalLabel,
  intervals,
  isInPattern,
  isInterval,
  shortInterval,
} from "./interval.ts";

test("A301 B121 B422 C310: the intervals have the names people choose them by", () => {
  expect(intervals).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(intervals.map(intervalLabel)).toEqual([
    "Every Day",
    "Two Times Week",
    "Three Times Week",
    "Four Times Week",
    "Five Times Week",
    "Six Times Week",
    "Once A Week",
  ]);
  expect(defaultInterval).toEqual({ measurement: 1, exercise: 7 });
  expect([0, 8, 1.5].map(isInterval)).toEqual([false, false, false]);
});

test("devices are used 1 to 4 times a day", () => expect(deviceTimes).toEqual([1, 2, 3, 4]));

test("each interval has its own days of the week", () => {
  const days = intervals.map((interval) => [0, 1, 2, 3, 4, 5, 6].filter((day) => isInPattern(interval, day)));
  expect(days).toEqual([
    [0, 1, 2, 3, 4, 5, 6],
    [0, 3],
    [0, 2, 4],
    [0, 1, 3, 5],
    [0, 1, 2, 4, 5],
    [0, 1, 2, 3, 4, 5],
    [0],
  ]);
  expect(isInPattern(3, 7 * 5 + 2)).toBe(true);
});

test("where there is little room an interval is said short", () => {
  expect(([1, 2, 5, 7] as const).map(shortInterval)).toEqual(["daily", "2×", "5×", "weekly"]);
});
