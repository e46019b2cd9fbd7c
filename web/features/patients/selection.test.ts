import { expect, test } from "vitest";
import { countSelected, everythingSelected, isSelected, nothingSelected, pageToggled, toggleRow } from "./selection.ts";

const first = ["a", "b"];
const second = ["c", "d"];

test("a selection survives paging", () => {
  const both = pageToggled(toggleRow(nothingSelected, "a", first), second);
  expect(["a", "b", "c", "d"].filter((id) => isSelected(both, id))).toEqual(["a", "c", "d"]);
  expect(countSelected(both, 40)).toBe(3);
});

test("a page that is ticked whole loses its ticks, a page ticked in part becomes whole", () => {
  const part = toggleRow(nothingSelected, "a", first);
  expect(countSelected(pageToggled(part, first), 40)).toBe(2);
  expect(countSelected(pageToggled(pageToggled(part, first), first), 40)).toBe(0);
});

test("all that match are as many as match; without one row only those in view stay", () => {
  expect(countSelected(everythingSelected, 243)).toBe(243);
  const without = toggleRow(everythingSelected, "a", first);
  expect([isSelected(without, "a"), isSelected(without, "b"), countSelected(without, 243)]).toEqual([false, true, 1]);
});
