import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takePreloadedResponse } from "./preloaded-request.ts";

const response = Promise.resolve(new Response());
beforeEach(() => vi.stubGlobal("preloadedRequest", { body: "list", token: "mine", response }));
afterEach(() => vi.unstubAllGlobals());

test("the page's first answer is handed over once", () => {
  expect(takePreloadedResponse("list", "mine", 9_000)).toBe(response);
  expect(takePreloadedResponse("list", "mine", 9_000)).toBeUndefined();
});

test("who asks something else, or by another token, is not given it", () => {
  expect(takePreloadedResponse("counts", "mine", 9_000)).toBeUndefined();
  expect(takePreloadedResponse("list", "yours", 9_000)).toBeUndefined();
  expect(takePreloadedResponse("list", undefined, 9_000)).toBeUndefined();
  expect(takePreloadedResponse("list", "mine", 9_000)).toBe(response);
});

test("a minute after the page was opened its first answer is given to nobody", () => {
  expect(takePreloadedResponse("list", "mine", 60_000)).toBeUndefined();
});
