import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { weekStatus } from "./week-status.ts";

const today = date("2026-11-20");
const [past, current, next] = [date("2026-11-08"), date("2026-11-15"), date("2026-11-22")];
const status = (week: typeof today, due: number, done: number) => weekStatus({ due, done }, week, today);

test("B162: past weeks are complete, partial or incomplete", () =>
  expect([status(past, 5, 5), status(past, 5, 2), status(past, 5, 0), status(past, 0, 0)]).toEqual([
    "complete",
    "partial",
    "incomplete",
    null,
  ]));

test("B162: the current week has no status until it is complete, on its first and last day too", () => {
  expect([status(current, 5, 0), status(current, 5, 4), status(current, 5, 5)]).toEqual([null, null, "complete"]);
  expect(weekStatus({ due: 5, done: 1 }, current, date("2026-11-21"))).toBeNull();
  expect(weekStatus({ due: 5, done: 1 }, current, date("2026-11-22"))).toBe("partial");
  expect(weekStatus({ due: 5, done: 1 }, current, current)).toBeNull();
  expect(weekStatus({ due: 5, done: 5 }, current, current)).toBe("complete");
});

test("B162: numbers A12: later weeks have no status, even if all is done early, and a week with nothing due has none", () =>
  expect([status(next, 5, 5), status(past, 0, 0), status(current, 0, 0)]).toEqual([null, null, null]));
