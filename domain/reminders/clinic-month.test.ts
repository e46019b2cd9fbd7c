import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { splitByToday } from "./clinic-month.ts";

const on = (day: number, title: string) => ({ date: calendarDate(`2026-11-${String(day).padStart(2, "0")}`), title });
const titles = (reminders: readonly { title: string }[]): string => reminders.map(({ title }) => title).join(" ");

test("a month's reminders are those of past days and those from today on, each by day, those of a day as they came", () => {
  const unsortedReminders = [
    on(30, "last"),
    on(20, "today"),
    on(19, "gone"),
    on(20, "again"),
    on(2, "first"),
    on(21, "next"),
  ];
  const { past, toCome } = splitByToday(unsortedReminders, calendarDate("2026-11-20"));
  expect(titles(past)).toBe("first gone");
  expect(titles(toCome)).toBe("today again next last");
  expect(titles(unsortedReminders)).toBe("last today gone again first next");
  expect(splitByToday([], calendarDate("2026-11-20"))).toEqual({ past: [], toCome: [] });
});
