import { expect, test } from "vitest";
import { addDays, calendarDate as date } from "../values/calendar-date.ts";
import { dailyMark, dailyWord, partlyDoneText, questionnaireMark } from "./daily-mark.ts";

const today = date("2026-11-20");
const item = (timesDone: number, time = 3) => ({ status: timesDone >= time, timesDone, time });
const days = [addDays(today, -1), today, addDays(today, 1)];

test("B159: not done is pending up to today and a cross on a coming day", () => {
  expect(days.map((day) => dailyMark(item(0), day, today))).toEqual(["pending", "pending", "cross"]);
  expect(days.map((day) => dailyMark(item(3), day, today))).toEqual(["done", "done", "done"]);
});

test("B075 B160: an incomplete questionnaire is grey until its day is past, then red", () => {
  expect(days.map((day) => questionnaireMark(false, day, today))).toEqual(["red", "grey", "grey"]);
  expect(questionnaireMark(true, days[0]!, today)).toBe("done");
});

test("screens M7: the word of a mark agrees with the month: past and not done is skipped, whatever the icon", () => {
  expect(days.map((day) => dailyWord(item(0), day, today))).toEqual(["Skipped", "Pending", "Not yet"]);
  expect(days.map((day) => dailyWord(item(3), day, today))).toEqual(["Done", "Done", "Done"]);
});

test("an item with some of its rounds done is partly done on every day, with how many, and never skipped", () => {
  expect(days.map((day) => dailyMark(item(2), day, today))).toEqual(["partly", "partly", "partly"]);
  expect(days.map((day) => dailyWord(item(2), day, today))).toEqual(Array(3).fill("Partly done, 2 of 3 rounds"));
  expect(partlyDoneText(item(1, 2))).toBe("Partly done, 1 of 2 rounds");
});
