import { expect, test } from "vitest";
import { mobileMaxWidth } from "./use-width.ts";

test("A295 B443 C304: the mobile layout is for windows of at most 1024 pixels", () => {
  expect(mobileMaxWidth).toBe(1024);
});
