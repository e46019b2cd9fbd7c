import { expect, test } from "vitest";
import { offsetOf, pageSchema, pageSizes, totalShownBy } from "./page.ts";

test("B398 B301: pages have 20 rows by default and the sizes 5, 10, 20, 50, 100", () => {
  expect(pageSizes).toEqual([5, 10, 20, 50, 100]);
  expect(pageSchema.parse({})).toEqual({ current: 1, pageSize: 20 });
  expect(offsetOf({ current: 3, pageSize: 20 })).toBe(40);
});

test("a page out of bounds is refused", () => {
  for (const bad of [
    { current: 0 },
    { current: 1.5 },
    { pageSize: 101 },
    { pageSize: 0 },
    { current: "1" },
    { current: 1e9 },
  ])
    expect(pageSchema.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});

test("the last page tells how many rows there are; others do not", () => {
  expect(totalShownBy({ current: 1, pageSize: 20 }, 0)).toBe(0);
  expect(totalShownBy({ current: 3, pageSize: 20 }, 5)).toBe(45);
  expect(totalShownBy({ current: 1, pageSize: 20 }, 20)).toBeNull();
  expect(totalShownBy({ current: 9, pageSize: 20 }, 0)).toBeNull();
});
