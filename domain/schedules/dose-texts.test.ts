import { expect, test } from "vitest";
import { doseText, holdLine, shortDose, shortHold } from "./dose-texts.ts";

test("a dose is said in sets, repeats and times a day, and how long is held", () => {
  expect(doseText({ set: 2, repeat: 10, time: 3 })).toBe("2 sets × 10 repeats · 3× a day");
  expect(doseText({ set: 1, repeat: 1, time: 1 })).toBe("1 set × 1 repeat · 1× a day");
  expect([0, 1, 5, 90, 300].map(holdLine)).toEqual([
    "No hold",
    "Hold 1 second",
    "Hold 5 seconds",
    "Hold 90 seconds",
    "Hold 5 minutes",
  ]);
});

test("where there is little room a dose is said in numbers", () => {
  expect(shortDose({ set: 2, repeat: 10, time: 3 })).toBe("2 × 10 · 3× a day");
  expect([0, 1, 5, 90, 300].map(shortHold)).toEqual(["no hold", "1 s", "5 s", "90 s", "5 min"]);
});
