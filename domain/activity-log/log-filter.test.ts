import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { daysOf, exportName, logFilterSchema, rangeStart, totalText } from "./log-filter.ts";

const today = calendarDate("2026-11-20");

/** Returns the problems of a filter with their fields; none for a valid filter. */
const problems = (filter: object): string[] =>
  logFilterSchema.safeParse(filter).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("a quick range and dates exclude each other, and dates come in pairs, in their order", () => {
  const [startdate, enddate] = ["2026-11-01", "2026-11-20"];
  expect(problems({})).toEqual([]);
  expect(problems({ fromDate: "7d" })).toEqual([]);
  expect(problems({ startdate, enddate })).toEqual([]);
  expect(problems({ startdate, enddate: startdate })).toEqual([]);
  const both = "fromDate: Please choose a quick range or dates, not both.";
  expect(problems({ fromDate: "7d", startdate, enddate })).toEqual([both]);
  expect(problems({ fromDate: "7d", startdate })).toContain(both);
  expect(problems({ fromDate: "7d", enddate })).toContain(both);
  expect(problems({ startdate })).toEqual(["enddate: Please choose the first and the last day."]);
  expect(problems({ enddate })).toEqual(["enddate: Please choose the first and the last day."]);
  expect(problems({ startdate: enddate, enddate: startdate })).toEqual([
    "enddate: The last day must not be before the first.",
  ]);
});

test("what is not in a list is refused with what to do", () => {
  expect(problems({ fromDate: "9d" })).toEqual(["fromDate: Please choose one of the ranges."]);
  expect(problems({ startdate: "11/01/2026", enddate: "2026-11-20" })).toEqual(["startdate: Please choose a date."]);
  expect(problems({ startdate: "2026-11-01", enddate: "2026-02-30" })).toEqual(["enddate: Please choose a date."]);
  expect(problems({ sources: ["Clinic", "Moon"] })).toEqual(["sources.1: Please choose a source of the list."]);
  expect(problems({ events: ["Sneeze"] })).toEqual(["events.0: Please choose an event of the list."]);
  expect(problems({ sources: ["Patients", "MoveAI"], events: ["Login", "Case Management"] })).toEqual([]);
});

test("a page holds 1 to 500 rows and lies at most four away", () => {
  expect(problems({ size: 1, turn: -4 })).toEqual([]);
  expect(problems({ size: 500, turn: 4, oldestFirst: true, exact: false })).toEqual([]);
  expect(problems({ size: 0 })).toEqual(["size: Please choose a page size."]);
  expect(problems({ size: 10.5 })).toEqual(["size: Please choose a page size."]);
  expect(problems({ size: 501 })).toEqual(["size: At most 500 rows a page."]);
  expect(problems({ turn: 5 })).toHaveLength(1);
  expect(problems({ turn: -5 })).toHaveLength(1);
});

test("a place in the log is a time and a number, and nothing around them", () => {
  const gone = "cursor: This page of the log is not there any more.";
  const place = "2026-11-20T15:12:00.123456Z_17";
  expect(problems({ cursor: place })).toEqual([]);
  expect(problems({ cursor: `2026-11-20T15:12:00Z_${"9".repeat(18)}` })).toEqual([]);
  const wrong = [
    `x${place}`,
    `${place}x`,
    "",
    "2026-11-20T15:12:00Z_",
    "2026-11-20TZ_1",
    "2026-11-20_17",
    `${place}${"0".repeat(18)}`,
  ];
  expect(wrong.flatMap((cursor) => problems({ cursor }))).toEqual(wrong.map(() => gone));
});

test("without a range or dates the last fourteen days are meant", () => {
  expect(daysOf({}, today)).toEqual({ from: "2026-11-07", to: today });
  expect(daysOf({ fromDate: "3d" }, today)).toEqual({ from: "2026-11-18", to: today });
  const dates = { startdate: calendarDate("2026-10-01"), enddate: calendarDate("2026-10-31") };
  expect(daysOf(dates, today)).toEqual({ from: "2026-10-01", to: "2026-10-31" });
});

test("a month of days begins on the day after the same day of a month before", () => {
  expect(["2m", "3m"].map((range) => rangeStart(range as "2m", today))).toEqual(["2026-09-21", "2026-08-21"]);
  expect(rangeStart("1m", calendarDate("2026-03-31"))).toBe("2026-03-01");
});

test("where nothing is shown the total is that of all", () => {
  expect(totalText(11, 0, 1284, true)).toBe("0 of 1,284 activities");
  expect(totalText(1, 1, 1, true)).toBe("1-1 of 1 activities");
});

test("an export is named by the clinic's clock, two digits each", () => {
  expect(exportName(today, 0)).toBe("activity-log-20261120-000000.csv");
  expect(exportName(today, 86_399)).toBe("activity-log-20261120-235959.csv");
});
