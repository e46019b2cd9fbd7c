import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDate as date, fromDayNumber, weekday } from "../values/calendar-date.ts";
import { weekSummaries } from "./week-summary.ts";

const sunday = date("2026-10-25");

test("B120 B126 B129: a week counts due and done item-days, several devices summed", () => {
  const days = [
    { date: addDays(sunday, 7), due: 1, done: 0 },
    { date: sunday, due: 4, done: 3 },
    { date: addDays(sunday, 6), due: 2, done: 2 },
    { date: sunday, due: 1, done: 1 },
  ];
  expect(weekSummaries(days)).toEqual([
    { weekdate: "2026-10-25", totaldays: 7, completeddays: 6 },
    { weekdate: "2026-11-01", totaldays: 1, completeddays: 0 },
  ]);
  expect(weekSummaries([])).toEqual([]);
});

test("weeks are Sundays in order and lose no day, across the end of a year and of summer time", () => {
  const anyDay = fc.record({
    date: fc.integer({ min: 20_000, max: 20_800 }).map(fromDayNumber),
    due: fc.nat(9),
    done: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(anyDay), (days) => {
      const weeks = weekSummaries(days);
      const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
      expect(weeks.every(({ weekdate }) => weekday(weekdate) === 0)).toBe(true);
      expect(weeks.map(({ weekdate }) => weekdate)).toEqual([...new Set(weeks.map(({ weekdate }) => weekdate))].sort());
      expect(sum(weeks.map((week) => week.totaldays))).toBe(sum(days.map((day) => day.due)));
      expect(sum(weeks.map((week) => week.completeddays))).toBe(sum(days.map((day) => day.done)));
    }),
  );
});
