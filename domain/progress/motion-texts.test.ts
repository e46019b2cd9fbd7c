import { expect, test } from "vitest";
import { deficitOf, extensionOf } from "../questionnaires/bands.ts";
import { deficitText, deficitUnit, degreesText, numberText } from "./motion-texts.ts";

test("screens S1: a straightening is read as the degrees that are missing, 0 is straight", () => {
  expect([4, 10.4, 0].map((deficit) => `${numberText(deficit)}${deficitUnit(deficit)}`)).toEqual([
    "4° short of straight",
    "10.4° short of straight",
    "0°, straight",
  ]);
  expect([4, 1, 0].map(deficitText)).toEqual([
    "4 degrees short of straight",
    "1 degree short of straight",
    "0 degrees, straight",
  ]);
  expect([104.6, 1162.4].map(numberText)).toEqual(["104.6", "1,162.4"]);
  expect(degreesText(113)).toBe("113 degrees");
});

test("screens S1: the wire's number and the missing degrees turn into each other without a trace", () => {
  for (const deficit of [0, 0.1, 4, 10.4, 33.3, 65]) expect(deficitOf(extensionOf(deficit))).toBe(deficit);
  expect([extensionOf(4), extensionOf(10.4), deficitOf(86)]).toEqual([86, 79.6, 4]);
});
