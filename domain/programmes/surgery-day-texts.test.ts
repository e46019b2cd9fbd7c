import { expect, test } from "vitest";
import { readSurgeryDay, surgeryDayLabel, windowLabel } from "./surgery-day-texts.ts";

test("a day from surgery is shown as S+n, S-n or S", () => {
  expect([3, 0, -17].map(surgeryDayLabel)).toEqual(["S+3", "S", "S-17"]);
  expect(windowLabel({ startdate: -28, enddate: 14 })).toBe("S-28 → S+14");
});

test("a day from surgery is read as it is typed", () => {
  expect(["14", "+14", "-17", "S+14", "s-3", " - 3 ", "S", "-0"].map(readSurgeryDay)).toEqual([
    14, 14, -17, 14, -3, -3, 0, 0,
  ]);
  expect([" S ", "s", "S0"].map(readSurgeryDay)).toEqual([0, 0, 0]);
  for (const wrong of ["", "x", "1.5", "--3", "7O", "xS", "Sx", "S 3 x", "x S+3", "12345"])
    expect(readSurgeryDay(wrong), wrong).toBeNaN();
});
