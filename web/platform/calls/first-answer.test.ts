import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeFirstAnswer } from "./first-answer.ts";

const response = Promise.resolve(new Response());
beforeEach(() => vi.stubGlobal("firstAnswer", { body: "list", token: "mine", response }));
afterEach(() => vi.unstubAllGlobals());

test("the page's first answer is handed over once", () => {
  expect(takeFirstAnswer("list", "mine", 9_000)).toBe(response);
  expect(takeFirstAnswer("list", "mine", 9_000)).toBeUndefined();
});

test("who asks something else, or by another token, is not given it", () => {
  expect(takeFirstAnswer("counts", "mine", 9_000)).toBeUndefined();
  expect(takeFirstAnswer("list", "yours", 9_000)).toBeUndefined();
  expect(takeFirstAnswer("list", undefined, 9_000)).toBeUndefined();
  expect(takeFirstAnswer("list", "mine", 9_000)).toBe(response);
});

test("a minute after the page was opened its first answer is given to nobody", () => {
  expect(takeFirstAnswer("list", "mine", 60_000)).toBeUndefined();
});
