import { expect, test } from "vitest";
import { beginningOf } from "./ReadMore.tsx";

test("A294 C315 C316 B444: a text of more than 800 characters is cut, between two words where it has some", () => {
  expect(beginningOf("x".repeat(800))).toBeNull();
  expect(beginningOf("x".repeat(801))).toBe("x".repeat(800));
  const words = "word ".repeat(200);
  const beginning = beginningOf(words)!;
  expect(beginning.length).toBeLessThanOrEqual(800);
  expect(beginning.endsWith("word")).toBe(true);
  expect(words.startsWith(beginning)).toBe(true);
});
