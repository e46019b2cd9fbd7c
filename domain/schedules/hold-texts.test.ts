import { expect, test } from "vitest";
import { holdText } from "./hold-texts.ts";

test("a hold is told in seconds up to a minute, then in whole minutes", () => {
  expect([0, 1, 5, 60, 90, 300].map(holdText)).toEqual([
    "",
    "1 second",
    "5 seconds",
    "60 seconds",
    "90 seconds",
    "5 minutes",
  ]);
});
