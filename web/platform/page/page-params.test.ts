import fc from "fast-check";
import { expect, test } from "vitest";
import { pageParams, parsePage } from "./page-params.ts";

const pageIn = (text: string) => parsePage(new URLSearchParams(text));

test("B398: a list starts on page 1 with 20 rows", () => {
  expect(pageIn("")).toEqual({ current: 1, pageSize: 20 });
  expect(pageIn("page=3&size=50")).toEqual({ current: 3, pageSize: 50 });
});

test.for([
  "size=7",
  "size=0",
  "size=-5",
  "size=020",
  "size=5000",
  "page=0",
  "page=-1",
  "page=two",
  "page=1.5",
  "page=1000000",
])("what no list offers is ignored: %s", (text) => expect(pageIn(text)).toEqual({ current: 1, pageSize: 20 }));

test("the first page and the usual size are left out of the address", () => {
  expect(pageParams({ current: 1, pageSize: 20 })).toEqual({ page: "", size: "" });
  expect(pageParams({ current: 2, pageSize: 20 })).toEqual({ page: "2", size: "" });
  expect(pageParams({ current: 1, pageSize: 5 })).toEqual({ page: "", size: "5" });
});

test("any page travels in the address and back", () => {
  const anyPage = fc.record({
    current: fc.integer({ min: 1, max: 999_999 }),
    pageSize: fc.constantFrom(5, 10, 20, 50, 100),
  });
  fc.assert(
    fc.property(anyPage, (page) => {
      expect(parsePage(new URLSearchParams(pageParams(page)))).toEqual(page);
    }),
  );
});
