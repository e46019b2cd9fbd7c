import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

afterEach(() => vi.unstubAllGlobals());

test("a copy that the browser refuses, or has no clipboard for, is told and not thrown", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect([await copyText("Pain 4"), writeText.mock.calls]).toEqual([true, [["Pain 4"]]]);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("NotAllowedError")) } });
  expect(await copyText("Pain 4")).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(await copyText("Pain 4")).toBe(false);
});
