import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { storedPeriods } from "./stored-periods.ts";

test("sums are stored for whole weeks up to last Saturday and for the days before today", () => {
  const thursday = calendarDate("2026-11-26");
  expect(storedPeriods(thursday).map(({ period, from, to }) => [period, from, to])).toEqual([
    ["1w", "2026-11-15", "2026-11-21"],
    ["2w", "2026-11-08", "2026-11-21"],
    ["4w", "2026-10-25", "2026-11-21"],
    ["all", null, "2026-11-21"],
    ["1d", "2026-11-25", "2026-11-25"],
    ["3d", "2026-11-23", "2026-11-25"],
    ["7d", "2026-11-19", "2026-11-25"],
    ["15d", "2026-11-11", "2026-11-25"],
    ["30d", "2026-10-27", "2026-11-25"],
    ["60d", "2026-09-27", "2026-11-25"],
    ["90d", "2026-08-28", "2026-11-25"],
    ["182d", "2026-05-28", "2026-11-25"],
    ["365d", "2025-11-26", "2026-11-25"],
  ]);
});
