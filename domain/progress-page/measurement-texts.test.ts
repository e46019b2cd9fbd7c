import { expect, test } from "vitest";
import { measuredName, measuredSentence } from "./measurement-texts.ts";

test("the value of a device has a sentence in plain words", () => {
  expect(measuredSentence("flexion_max")).toBe("How far the knee bends.");
  expect(measuredSentence("steps")).toBe("How many steps were walked that day.");
  expect(measuredSentence("own_grip")).toBe("The last value of this device.");
  expect(measuredSentence("toString")).toBe("The last value of this device.");
});

test("its name is read as words, however it was written", () => {
  expect(["Flexion", "flexion_max", "BMI", "_grip__left_"].map(measuredName)).toEqual([
    "Flexion",
    "Flexion max",
    "BMI",
    "Grip left",
  ]);
});
