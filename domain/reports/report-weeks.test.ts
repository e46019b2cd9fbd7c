import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { countedDays, reportWeeks, wasDue } from "./report-weeks.ts";

const none = { due: 0, done: 0 };
const day = (on: string, due: number, done: number) => ({
  date: date(on),
  exercise: { due, done },
  measurement: none,
  questionnaire: none,
});
// 11/15/2026 is a Sunday, so the current week is 11/15 to 11/21.
const today = date("2026-11-18");

test("of today only what is done counts, of later days nothing", () => {
  const counted = countedDays([day("2026-11-17", 3, 1), day("2026-11-18", 3, 2), day("2026-11-19", 3, 0)], today);
  expect(counted).toEqual([day("2026-11-17", 3, 1), day("2026-11-18", 2, 2)]);
});

test("weeks come newest first; the running one is so called until it is complete, one without due items is left out", () => {
  const days = [day("2026-10-28", 2, 2), day("2026-11-03", 2, 0), day("2026-11-10", 2, 1), day("2026-11-16", 2, 1)];
  const weeks = reportWeeks([...days, day("2026-10-20", 0, 0)], today);
  expect(weeks.map((week) => [week.date, week.status])).toEqual([
    ["2026-11-15", "running"],
    ["2026-11-08", "partial"],
    ["2026-11-01", "incomplete"],
    ["2026-10-25", "complete"],
  ]);
  expect(reportWeeks([day("2026-11-16", 2, 2)], today)[0]!.status).toBe("complete");
});

test("B392: something was due once a day up to today asked for it, done or not", () => {
  expect(wasDue([day("2026-11-18", 1, 0)], today)).toBe(true);
  expect(wasDue([day("2026-11-16", 0, 0), day("2026-11-17", 1, 0), day("2026-11-19", 1, 0)], today)).toBe(true);
  expect(wasDue([day("2026-11-17", 0, 0), day("2026-11-19", 1, 0)], today)).toBe(false);
});
