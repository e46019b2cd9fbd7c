import { expect, test } from "vitest";
import { fitInside } from "./signature-image.ts";

test("an image keeps its proportions inside the most it may have", () => {
  const most = { width: 600, height: 160 };
  expect(fitInside({ width: 1400, height: 280 }, most)).toEqual({ width: 600, height: 120 });
  expect(fitInside({ width: 358, height: 138 }, most)).toEqual({ width: 415, height: 160 });
});
