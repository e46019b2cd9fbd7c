import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { weekProgressHeading, weekProgressLines } from "./week-progress-text.ts";

test("B081: the popover names its week and says what was completed, one line a kind, singular and plural", () => {
  expect(weekProgressHeading(date("2026-11-01"))).toBe("WEEKLY PROGRESS (Week of 1 Nov)");
  const week = { exercise: { due: 6, done: 4 }, measurement: { due: 1, done: 1 }, questionnaire: { due: 0, done: 0 } };
  expect(weekProgressLines(week)).toEqual([
    "4 out of 6 exercises completed",
    "1 out of 1 measurement completed",
    "0 out of 0 questionnaires completed",
  ]);
});
