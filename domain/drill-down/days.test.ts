import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { metricDays, includesItem } from "./days.ts";

const [thursday, friday, saturday] = [19, 20, 21].map((day) => calendarDate(`2026-11-${day}`)) as [never, never, never];
const day = (date: never, exercise: number, exerciseDone: number) => ({
  date,
  exercise: { due: exercise, done: exerciseDone },
  measurement: { due: 1, done: 0 },
  questionnaire: { due: 0, done: 0 },
});
const days = [day(thursday, 3, 2), day(friday, 3, 1), day(saturday, 3, 0)];
const toDate = { name: "progress", area: "exercise" } as const;
const aWeek = { name: "week", area: "exercise", week: calendarDate("2026-11-15") } as const;
const slice = { name: "compliance", area: "overall", bucket: "partial", weeks: 1, joint: "all" } as const;

test("the days of a number come newest first, in its area", () => {
  expect(metricDays(aWeek, days, friday)).toEqual([
    { date: saturday, due: 3, done: 0 },
    { date: friday, due: 3, done: 1 },
    { date: thursday, due: 3, done: 2 },
  ]);
  expect(metricDays(slice, [day(thursday, 3, 2)], friday)).toEqual([{ date: thursday, due: 4, done: 2 }]);
});

test("days on which nothing was due are none", () => {
  expect(metricDays({ ...aWeek, area: "questionnaire" }, days, friday)).toEqual([]);
});

test("to date, today counts for what is done, and no later day counts", () => {
  expect(metricDays(toDate, days, friday)).toEqual([
    { date: friday, due: 1, done: 1 },
    { date: thursday, due: 3, done: 2 },
  ]);
});

test("the items of a day are those that were summed", () => {
  const item = (area: "exercise" | "measurement", status: boolean) => ({ area, status });
  expect(includesItem(toDate, item("exercise", false), thursday, friday)).toBe(true);
  expect(includesItem(toDate, item("exercise", false), friday, friday)).toBe(false);
  expect(includesItem(toDate, item("exercise", true), friday, friday)).toBe(true);
  expect(includesItem(aWeek, item("exercise", false), friday, friday)).toBe(true);
  expect(includesItem(aWeek, item("measurement", true), thursday, friday)).toBe(false);
  expect(includesItem(slice, item("measurement", true), thursday, friday)).toBe(true);
});
