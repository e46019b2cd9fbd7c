import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { testId } from "../values/id.arbitrary.ts";
import { moveReminders } from "./moved-reminders.ts";

const today = date("2026-11-20");
const titled = (title: string, day = "2026-12-14") => ({ _id: testId(title), date: date(day), title });
const alongOf = (title: string) => moveReminders([titled(title)], 9, today, null)[0]!.goesAlong;

test("reminders go along, but for visits, classes and times of day", () => {
  expect(["Wound Check", "Visited Grandma", "Classic walk", "10 exercises"].map(alongOf)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["Surgeon Visit", "Pre-Op class", "Call at 9 am", "Call 10:30", "Check 3:15pm"].map(alongOf)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("those that were chosen go along by as many days, none of them into the past", () => {
  const [visit, check] = [titled("Surgeon Visit"), titled("Wound Check", "2026-11-23")];
  expect(moveReminders([visit, check], -9, today, [visit._id, check._id])).toEqual([
    { ...visit, to: "2026-12-05", goesAlong: true },
    { ...check, to: null, goesAlong: false },
  ]);
  expect(moveReminders([visit, check], 9, today, [])).toMatchObject([{ goesAlong: false }, { goesAlong: false }]);
});

test("a reminder that moves to today goes along, one to yesterday does not", () => {
  const [toToday, toYesterday] = [titled("Wound Check", "2026-11-29"), titled("Wound Check", "2026-11-28")];
  expect(moveReminders([toToday, toYesterday], -9, today, null)).toMatchObject([
    { to: "2026-11-20", goesAlong: true },
    { to: null, goesAlong: false },
  ]);
});
