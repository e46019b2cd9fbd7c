import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDate as date, fromDayNumber } from "../values/calendar-date.ts";
import { surgeryDays } from "./surgery-days.ts";
import {
  defaultSurgeryRange,
  surgeryDatesOf,
  surgeryRangeLabel,
  surgeryRanges,
  surgeryWeekLabel,
  surgeryWeeks,
} from "./surgery-range.ts";

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
  expect(surgeryWeeks.map(surgeryWeekLabel).slice(-2)).toEqual(["Week 6", "More than 6"]);
  expect(defaultSurgeryRange).toBe(2);
});

test("B451: Post counts today and the days behind, Pre the days ahead", () => {
  expect(surgeryDatesOf("post", 2, undefined, today)).toEqual({ from: "2026-11-06", to: "2026-11-20" });
  expect(surgeryDatesOf("pre", 1, undefined, today)).toEqual({ from: "2026-11-21", to: "2026-11-27" });
  expect(surgeryDatesOf("post", 52, undefined, today)).toEqual({ from: null, to: "2026-10-08" });
  expect(surgeryDatesOf("pre", 52, undefined, today)).toEqual({ from: "2027-01-02", to: null });
  expect(surgeryDatesOf("post", "all", undefined, today)).toEqual({ from: null, to: "2026-11-20" });
  expect(surgeryDatesOf("pre", "all", undefined, today)).toEqual({ from: "2026-11-21", to: null });
});

test("B400: the weeks of all time part it: every surgery date lies in exactly one", () =>
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 21_500 }).map(fromDayNumber), (surgery) => {
      const { time } = surgeryDays(surgery, today);
      const hits = surgeryWeeks.filter((week) => {
        const { from, to } = surgeryDatesOf(time, "all", week, today);
        return (from === null || from <= surgery) && (to === null || surgery <= to);
      });
      expect(hits).toHaveLength(1);
    }),
  ));
