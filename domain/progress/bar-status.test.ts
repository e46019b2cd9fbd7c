import { expect, test } from "vitest";
import { addDays, type CalendarDate, calendarDate as date } from "../values/calendar-date.ts";
import { barLabels, barStatus } from "./bar-status.ts";

const today = date("2026-11-20");

test("a bar is complete, partial, or skipped when nothing is done; of today nothing is skipped yet", () => {
  const barsOf = (day: CalendarDate) => [3, 1, 0].map((done) => barStatus({ due: 3, done }, [], day, today));
  expect(barsOf(addDays(today, -1))).toEqual(["complete", "partial", "skipped"]);
  expect(barsOf(today)).toEqual(["complete", "partial", "remaining"]);
  expect(barStatus({ due: 0, done: 0 }, [], today, today)).toBeNull();
});

test("numbers A4: the bar of a coming day is empty: it shows what is planned", () =>
  expect(barStatus({ due: 3, done: 0 }, [], addDays(today, 1), today)).toBe("planned"));

test("B078: the bars are labelled Questionnaire, Exercise and Measurement", () =>
  expect(barLabels.map(([, label]) => label)).toEqual(["Questionnaire", "Exercise", "Measurement"]));

test("a day with rounds done and no item finished is partial, not skipped, and so is today; its counts stay", () => {
  const begun = [
    { status: false, timesDone: 2 },
    { status: false, timesDone: 0 },
  ];
  const barOf = (day: CalendarDate, items: typeof begun) => barStatus({ due: 2, done: 0 }, items, day, today);
  expect([addDays(today, -1), today].map((day) => barOf(day, begun))).toEqual(["partial", "partial"]);
  expect(barOf(addDays(today, -1), begun.slice(1))).toBe("skipped");
});
