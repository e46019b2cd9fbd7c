import { expect, test } from "vitest";
import { isCurrent } from "./current-item.ts";

test("the item of a page is current on it and below it, not beside it", () => {
  const cases = { label: "Cases", path: "/cases" };
  expect(["/cases", "/cases/", "/cases/7", "/cases-add"].map((path) => isCurrent(cases, path))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isCurrent({ label: "Profile", path: "/profile/?myprofile=true" }, "/profile/")).toBe(true);
  const content = { label: "Content", path: "/content/care-plans", pages: "/content" };
  expect(isCurrent(content, "/content/exercises/7")).toBe(true);
});
