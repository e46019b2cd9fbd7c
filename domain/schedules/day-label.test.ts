import { expect, test } from "vitest";
import { dayLabel, windowLabel } from "./day-label.ts";

test("B121: days from surgery are shown as S+n, S-n or S", () => {
  expect([3, -14, 0].map(dayLabel)).toEqual(["S+3", "S-14", "S"]);
  expect(windowLabel({ start: -14, end: 84 })).toBe("S-14 – S+84");
});
