import { expect, test } from "vitest";
import { readId } from "../../values/id.ts";
import { type HardwareLine, hardwareOf } from "./hardware.ts";

const id = (number: number) => readId(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);
const swap = (number: number, replaced: string, hardware: string): HardwareLine => ({
  lineId: id(number),
  word: "replaced",
  at: number,
  corrects: null,
  hardware,
  replaced,
});
const back = (number: number, of: number): HardwareLine => ({
  lineId: id(number),
  word: "corrected",
  at: number,
  corrects: id(of),
  hardware: null,
  replaced: null,
});

test("a unit has the hardware of its newest replacement, and its first one again when all were taken back", () => {
  expect(hardwareOf([])).toBeNull();
  const [one, two] = [swap(1, "A", "B"), swap(2, "B", "C")];
  expect(hardwareOf([two, one])).toBe("C");
  expect(hardwareOf([one, two, back(3, 2)])).toBe("B");
  expect(hardwareOf([one, two, back(3, 1)])).toBe("C");
  expect(hardwareOf([one, two, back(3, 2), back(4, 1)])).toBe("A");
  expect(hardwareOf([swap(1, "", "B"), back(2, 1)])).toBe("");
});
