import { expect, test } from "vitest";
import { carriedFrom, surgeonIdAt, surgeonPath } from "./surgeon-path.ts";

test("A062 A057: a form finds its surgeon in the address, or in the row that came along", () => {
  const state = { surgeon: { _id: "s2", name: "Dr. B", patients: 3 } };
  expect(surgeonPath("s1")).toBe("/surgeons/edit?id=s1");
  expect(surgeonIdAt("?id=s1", state)).toBe("s1");
  expect(surgeonIdAt("", state)).toBe("s2");
  expect(surgeonIdAt("", null)).toBeNull();
  expect(carriedFrom(state)).toEqual({ _id: "s2", name: "Dr. B" });
  expect(carriedFrom({ surgeon: { _id: 5 } })).toBeNull();
});
