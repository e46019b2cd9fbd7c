import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { activityBar, activityChart, activitySentence, activitySeries } from "./activity-bars.ts";

test("C098: 14 bars, of days that are all completed and partially completed", () => {
  expect(activityChart.visible).toBe(14);
  expect(activitySeries.slice(0, 2)).toEqual(["All Completed", "Partially Completed"]);
  expect(activityBar({ due: 12, done: 12 })).toEqual([12, null, null]);
  expect(activityBar({ due: 12, done: 9 })).toEqual([null, 9, 3]);
  expect(activityBar({ due: 12, done: 0 })).toEqual([null, 0, 12]);
  expect(activityBar({ due: 0, done: 0 })).toEqual([null, null, null]);
});

test("days in a sentence: today counts once all of it is done", () => {
  const day = (date: string, due: number, done: number) => ({ date: calendarDate(date), exercise: { due, done } });
  const before = [day("2026-11-17", 2, 2), day("2026-11-18", 2, 1), day("2026-11-19", 2, 0), day("2026-11-16", 0, 0)];
  const today = calendarDate("2026-11-20");
  const sentenceWith = (...more: ReturnType<typeof day>[]) => activitySentence([...before, ...more], today);
  expect(sentenceWith()).toBe("1 day all, 1 in part, 1 none");
  expect(sentenceWith(day("2026-11-20", 2, 1))).toBe("1 day all, 1 in part, 1 none; today is running");
  expect(sentenceWith(day("2026-11-20", 2, 0))).toBe("1 day all, 1 in part, 1 none; today is running");
  expect(sentenceWith(day("2026-11-20", 2, 2))).toBe("2 days all, 1 in part, 1 none");
});
