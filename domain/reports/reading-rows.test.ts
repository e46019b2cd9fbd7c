import { expect, test } from "vitest";
import { drawScore } from "../score-charts/drawn-score.ts";
import { calendarDate as date } from "../values/calendar-date.ts";
import { readingRows, readingTitles } from "./reading-rows.ts";

const on = (day: string, value: number) => ({ date: date(day), value, source: "Form" });
const scores = [
  drawScore("pain", "knee", [on("2026-11-04", 3), on("2026-11-18", 0)], null),
  drawScore("extension", "knee", [on("2026-11-18", 7), on("2026-11-18", 0.5)], null),
];

test("a row for each day that has a value, newest first: a dash where a score has none, two where it was given twice, 0 as it is", () => {
  expect(readingRows(scores, date("2026-11-05"))).toEqual([
    ["11/18/2026", "S+13", "None", "7°, 0.5°"],
    ["11/04/2026", "S-1", "Moderate", "—"],
  ]);
});

test("the head of straightenings says that they are what is missing", () => {
  expect(readingTitles(scores)).toEqual(["Pain Level", "Extension, short of straight"]);
});
