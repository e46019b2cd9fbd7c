import { expect, test } from "vitest";
import { isId } from "./id.ts";

test("ids are told from other texts", () => {
  expect(isId("01900003-0000-7000-8000-000000000001")).toBe(true);
  for (const text of ["", "-1", "1", "01900003-0000-7000-8000-00000000000g", "' or 1=1"])
    expect(isId(text), text).toBe(false);
});
