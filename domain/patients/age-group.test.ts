import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { ageGroupOf, ageGroups, ageOn } from "./age-group.ts";

test("A195 B402: the age groups and their limits", () => {
  expect(ageGroups).toEqual(["0-29", "30-40", "41-50", "51-60", "61-70", "71-80", "81+"]);
  expect([0, 29, 30, 40, 41, 50, 51, 60, 61, 70, 71, 80, 81, 104].map(ageGroupOf)).toEqual([
    "0-29",
    "0-29",
    "30-40",
    "30-40",
    "41-50",
    "41-50",
    "51-60",
    "51-60",
    "61-70",
    "61-70",
    "71-80",
    "71-80",
    "81+",
    "81+",
  ]);
});

test("an age counts full years", () => {
  const ages = ["2026-03-03", "2026-03-04", "1958-03-04"].map((day) => ageOn(date("1958-03-04"), date(day)));
  expect(ages).toEqual([67, 68, 0]);
  expect(ageOn(date("1960-02-29"), date("2026-02-28"))).toBe(65);
});
