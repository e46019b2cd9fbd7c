import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDate as date, fromDayNumber } from "../values/calendar-date.ts";
import { defaultSurgeryRange, surgeryDatesOf, surgeryRangeLabel, surgeryRanges } from "./surgery-range.ts";

const today = date("2026-11-20");

test("B400 B451: the ranges are 1 to 6 weeks, more than 6 (52) and all time; the default is 2 weeks", () => {
  expect(surgeryRanges.map(surgeryRangeLabel)).toEqual([
    "1 week",
    "2 weeks",
    "3 weeks",
    "4 weeks",
    "5 weeks",
    "6 weeks",
    "More than 6",
    "All time",
  ]);
  expect(defaultSurgeryRange).toBe(2);
});

test("B451 B400: Post counts today and the days behind, Pre the days ahead", () => {
  expect(surgeryDatesOf("Post", 2, today)).toEqual({ from: "2026-11-06", to: "2026-11-20" });
  expect(surgeryDatesOf("Pre", 1, today)).toEqual({ from: "2026-11-21", to: "2026-11-27" });
  expect(surgeryDatesOf("Post", 52, today)).toEqual({ from: null, to: "2026-10-08" });
  expect(surgeryDatesOf("Pre", 52, today)).toEqual({ from: "2027-01-02", to: null });
  expect(surgeryDatesOf("Post", 0, today)).toEqual({ from: null, to: "2026-11-20" });
  expect(surgeryDatesOf("Pre", 0, today)).toEqual({ from: "2026-11-21", to: null });
});

test("B451: up to 6 weeks, and more than 6, part all surgery dates of a side without gap", () =>
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 21_500 }).map(fromDayNumber), (surgery) => {
      const time = surgery <= today ? "Post" : "Pre";
      const hits = ([6, 52] as const).filter((range) => {
        const { from, to } = surgeryDatesOf(time, range, today);
        return (from === null || from <= surgery) && (to === null || surgery <= to);
      });
      expect(hits).toHaveLength(1);
    }),
  ));
