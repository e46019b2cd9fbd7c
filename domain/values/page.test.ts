import { expect, test } from "vitest";
import { offsetOf, pageSchema, pageSizes } from "./page.ts";

test("A293 B398 B301: pages have 20 rows by default and the sizes 5, 10, 20, 50, 100", () => {
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
  expect(pageSchema.parse({ current: 1_000_000, pageSize: 100 })).toEqual({ current: 1_000_000, pageSize: 100 });
  const problemsOf = (page: object) => pageSchema.safeParse(page).error?.issues.map(({ message }) => message);
  for (const current of [0, 1.5, "1", 1_000_001]) expect(problemsOf({ current })).toEqual(["Please choose a page."]);
  for (const pageSize of [0, 1.5]) expect(problemsOf({ pageSize })).toEqual(["Please choose a page size."]);
  expect(problemsOf({ pageSize: 101 })).toEqual(["Please choose a page size of 100 or less."]);
});
