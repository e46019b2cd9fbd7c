import { expect, test } from "vitest";
import { clock, secondsLeft } from "./ResendCode.tsx";

test("A015: the countdown shows what is left of the 30 seconds", () => {
  expect([30_000, 24_000, 1, 0, -5].map((left) => secondsLeft(1_000, 1_000 + left))).toEqual([30, 24, 1, 0, 0]);
  expect([30, 24, 9, 0].map(clock)).toEqual(["0:30", "0:24", "0:09", "0:00"]);
});
