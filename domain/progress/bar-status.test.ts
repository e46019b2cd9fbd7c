import { expect, test } from "vitest";
import { addDays, type CalendarDate, calendarDate as date } from "../values/calendar-date.ts";
import { barLabels, barStatus } from "./bar-status.ts";

const today = date("2026-11-20");

test("a bar is complete, partial, or skipped when nothing is done; of today nothing is skipped yet", () => {
  const barsOf = (day: CalendarDate) => [3, 1, 0].map((done) => barStatus({ due: 3, done }, day, today));
  expect(barsOf(addDays(today, -1))).toEqual(["complete", "partial", "skipped"]);
  expect(barsOf(today)).toEqual(["complete", "partial", "remaining"]);
  expect(barStatus({ due: 0, done: 0 }, today, today)).toBeNull();
});

test("numbers A4: the bar of a coming day is empty: it shows what is planned", () =>
  expect(barStatus({ due: 3, done: 0 }, addDays(today, 1), today)).toBe("planned"));

test("B078: the bars are labelled Questionnaire, Exercise and Measurement", () =>
  expect(barLabels.map(([, label]) => label)).toEqual(["Questionnaire", "Exercise", "Measurement"]));
