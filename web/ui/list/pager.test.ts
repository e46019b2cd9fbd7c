import { expect, test } from "vitest";
import { hasPages, pageNumbers, printedText, rangeText } from "./Pager.tsx";

test("a pager shows the first, the last and the pages around the current one", () => {
  expect(pageNumbers(1, 13)).toEqual([1, 2, 3, 4, 5, null, 13]);
  expect(pageNumbers(7, 13)).toEqual([1, null, 5, 6, 7, 8, 9, null, 13]);
  expect(pageNumbers(13, 13)).toEqual([1, null, 9, 10, 11, 12, 13]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test("a pager says which rows are shown", () => {
  expect(rangeText(1, 20, 243)).toBe("1–20 of 243");
  expect(rangeText(13, 20, 243)).toBe("241–243 of 243");
  expect(rangeText(1, 20, 0)).toBe("0 of 0");
});

test("a printed list says whether it is whole", () => {
  expect(printedText(243, 243)).toBe("All 243");
  expect(printedText(1000, 4210)).toBe("The first 1,000 of 4,210");
});

test("screens M13: three rows have no pages to turn and no size to choose; what fits on a larger page only has both", () => {
  expect(hasPages(1, 20, 3, [20, 50, 100])).toBe(false);
  expect(hasPages(1, 20, 20, [20, 50, 100])).toBe(false);
  expect(hasPages(1, 20, 21, [20, 50, 100])).toBe(true);
  expect(hasPages(1, 100, 60, [20, 50, 100])).toBe(true);
  expect(hasPages(1, 10, 11, [])).toBe(true);
});

test("screens M13: who stands beyond the last row can go back", () => {
  expect(hasPages(2, 20, 3, [20, 50, 100])).toBe(true);
});
