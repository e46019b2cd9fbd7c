import { expect, test } from "vitest";
import { idField, isId, noId, readId } from "./id.ts";

test("ids are told from other texts", () => {
  expect(isId("01900003-0000-7000-8000-000000000001")).toBe(true);
  for (const text of ["", "-1", "1", "01900003-0000-7000-8000-00000000000g", "' or 1=1"])
    expect(isId(text), text).toBe(false);
});

test("what comes from outside is read once: in small letters, and nonsense names nothing", () => {
  const id = "01900003-0000-7000-8000-00000000000a";
  expect([readId(id), readId(id.toUpperCase()), readId("' or 1=1"), readId("")]).toEqual([id, id, noId, noId]);
  expect(idField.parse(id.toUpperCase())).toBe(id);
  expect(isId(noId)).toBe(true);
});
