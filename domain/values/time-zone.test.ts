import { expect, test } from "vitest";
import { wallClock } from "./calendar-date.ts";
import { defaultTimeZone } from "./time-zone.ts";

test("A299 C317: without a zone the clock is Chicago's", () => {
  expect(wallClock(Date.parse("2026-07-01T03:30:00Z"), defaultTimeZone)).toEqual({
    date: "2026-06-30",
    minutes: 22 * 60 + 30,
  });
});
