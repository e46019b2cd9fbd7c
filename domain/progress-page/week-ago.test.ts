import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { weekAgoOf } from "./week-ago.ts";

const today = calendarDate("2026-11-20");
const at = (date: string, value: number, source = "Sensor") => ({ date: calendarDate(date), value, source });
const now = at("2026-11-20", 92);

test("a value of about a week ago is at most two days off; the nearest counts, the later of two", () => {
  expect(weekAgoOf([at("2026-11-13", 78), now], today)).toBe(78);
  expect(weekAgoOf([at("2026-11-12", 76), at("2026-11-14", 79), now], today)).toBe(79);
  expect(weekAgoOf([at("2026-11-11", 70), at("2026-11-15", 80), now], today)).toBe(80);
  expect(weekAgoOf([at("2026-11-11", 70), now], today)).toBe(70);
  expect(weekAgoOf([at("2026-11-10", 70), at("2026-11-16", 81), now], today)).toBeNull();
});

test("the last value of a day counts, and only what comes from where the last one comes from", () => {
  expect(weekAgoOf([at("2026-11-13", 78), at("2026-11-13", 80), now], today)).toBe(80);
  expect(weekAgoOf([at("2026-11-12", 78), at("2026-11-13", 60, "Bend and Straighten"), now], today)).toBe(78);
  expect(weekAgoOf([at("2026-11-13", 60, "Bend and Straighten"), now], today)).toBeNull();
});

test("nothing is compared with a week ago where the last value is as old", () => {
  expect(weekAgoOf([at("2026-11-13", 78), at("2026-11-15", 80)], today)).toBeNull();
  expect(weekAgoOf([at("2026-11-13", 78), at("2026-11-16", 80)], today)).toBe(78);
  expect(weekAgoOf([], today)).toBeNull();
});
