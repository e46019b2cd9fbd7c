import { expect, test } from "vitest";
import { pacedCount, pacedWindow } from "./pace.ts";

test("fast begins the later phases three days earlier, gentle three and seven days later, standard on their day", () => {
  const starts = (pace: "standard" | "fast" | "gentle") =>
    [-28, 1, 14, 15, 42, 43].map((start) => pacedWindow({ start, end: 180 }, pace).start);
  expect(starts("standard")).toEqual([-28, 1, 14, 15, 42, 43]);
  expect(starts("fast")).toEqual([-28, 1, 14, 12, 39, 40]);
  expect(starts("gentle")).toEqual([-28, 1, 14, 18, 45, 50]);
});

test("a window never begins behind its end, and a dose never falls below one", () => {
  expect(pacedWindow({ start: 43, end: 45 }, "gentle")).toEqual({ start: 45, end: 45 });
  expect([3, 1].map((count) => pacedCount(count, "gentle"))).toEqual([2, 1]);
  expect(pacedCount(3, "fast")).toBe(3);
});
