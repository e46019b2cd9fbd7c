import { expect, test } from "vitest";
import { retryPause } from "./retry-pause.ts";

test("the pause between two tries doubles up to two seconds, and chance takes away up to half of it", () => {
  expect([0, 1, 2, 3, 4, 50].map((failures) => retryPause(failures, 1))).toEqual([200, 400, 800, 1600, 2000, 2000]);
  expect([0, 4].map((failures) => retryPause(failures, 0))).toEqual([100, 1000]);
});
