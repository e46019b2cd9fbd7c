import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { summarySpans } from "./customer-summary.ts";

test("A125: compliance looks at two whole weeks, activity at seven days, inactivity at three, and none at today", () => {
  expect(summarySpans(calendarDate("2026-11-18"))).toEqual({
    compliance: { from: "2026-11-01", to: "2026-11-14" },
    activity: { from: "2026-11-11", to: "2026-11-17" },
    inactivity: { from: "2026-11-15", to: "2026-11-17" },
  });
});
