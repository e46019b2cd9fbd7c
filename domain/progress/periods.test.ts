import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { defaultPeriod, defaultSurgeryType, lastDays, periodLabel, periods, spanOf } from "./periods.ts";

const friday = date("2026-11-20");

test("B111 B434 C079 C299 C300: the periods are 1 week, 2 weeks, 4 weeks and All Time", () =>
  expect(periods.map(periodLabel)).toEqual(["1 week", "2 weeks", "4 weeks", "All Time"]));

test("B433 B435 C298 C299 C300: periods are whole weeks that end with the Saturday of last week", () => {
  expect(spanOf("1w", friday)).toEqual({ from: "2026-11-08", to: "2026-11-14" });
  expect(spanOf("2w", friday)).toEqual({ from: "2026-11-01", to: "2026-11-14" });
  expect(spanOf("4w", friday)).toEqual({ from: "2026-10-18", to: "2026-11-14" });
  expect(spanOf("all", friday)).toEqual({ from: null, to: "2026-11-14" });
  expect(spanOf("1w", date("2026-11-15"))).toEqual({ from: "2026-11-08", to: "2026-11-14" });
  expect(spanOf("1w", date("2026-11-14"))).toEqual({ from: "2026-11-01", to: "2026-11-07" });
});

test("B432 C298: compliance starts with the two weeks that end with the Saturday of last week, and knees", () => {
  expect([defaultPeriod, defaultSurgeryType]).toEqual(["2w", "knee"]);
  expect(spanOf(defaultPeriod, friday)).toEqual({ from: "2026-11-01", to: "2026-11-14" });
});

test("the last days end with yesterday", () =>
  expect([1, 7].map((count) => lastDays(count, friday))).toEqual([
    { from: "2026-11-19", to: "2026-11-19" },
    { from: "2026-11-13", to: "2026-11-19" },
  ]));
