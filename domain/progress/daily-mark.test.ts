import { expect, test } from "vitest";
import { addDays, calendarDate as date } from "../values/calendar-date.ts";
import { dailyMark, dailyWord, questionnaireMark } from "./daily-mark.ts";

const today = date("2026-11-20");
const days = [addDays(today, -1), today, addDays(today, 1)];

test("B159: not done is pending up to today and a cross on a coming day", () => {
  expect(days.map((day) => dailyMark(false, day, today))).toEqual(["pending", "pending", "cross"]);
  expect(days.map((day) => dailyMark(true, day, today))).toEqual(["done", "done", "done"]);
});

test("B075 B160: an incomplete questionnaire is grey until its day is past, then red", () => {
  expect(days.map((day) => questionnaireMark(false, day, today))).toEqual(["red", "grey", "grey"]);
  expect(questionnaireMark(true, days[0]!, today)).toBe("done");
});

test("screens M7: the word of a mark agrees with the month: past and not done is skipped, whatever the icon", () => {
  expect(days.map((day) => dailyWord(false, day, today))).toEqual(["Skipped", "Pending", "Not yet"]);
  expect(days.map((day) => dailyWord(true, day, today))).toEqual(["Done", "Done", "Done"]);
});
