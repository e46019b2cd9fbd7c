import { expect, test } from "vitest";
import { addressOfView, nextSort, viewFromAddress } from "./list-address.ts";

test("B398 A293: a list starts on page 1 with 20 rows, and any offered size can be chosen", () => {
  expect(viewFromAddress(new URLSearchParams()).page).toEqual({ current: 1, pageSize: 20 });
  const sizes = [5, 10, 20, 50, 100].map(
    (size) => viewFromAddress(new URLSearchParams({ size: `${size}` })).page.pageSize,
  );
  expect(sizes).toEqual([5, 10, 20, 50, 100]);
  expect(viewFromAddress(new URLSearchParams({ size: "7", page: "-2" })).page).toEqual({ current: 1, pageSize: 20 });
});

test("B150: the list starts with active patients", () => {
  expect(viewFromAddress(new URLSearchParams()).filter).toEqual({ type: "active" });
});

test("filter, page and order travel in the address and back", () => {
  const view = viewFromAddress(new URLSearchParams("surgerytype=knee&sort=name.ascend&page=3&size=50"));
  expect(viewFromAddress(addressOfView(view))).toEqual(view);
  expect(view).toMatchObject({ sort: { field: "name", order: "ascend" }, page: { current: 3, pageSize: 50 } });
});

test("a head sorts ascending first and turns around when pressed again", () => {
  const byDate = { field: "surgerydate", order: "descend" } as const;
  expect(nextSort(byDate, "name")).toEqual({ field: "name", order: "ascend" });
  expect(nextSort({ field: "name", order: "ascend" }, "name")).toEqual({ field: "name", order: "descend" });
});
