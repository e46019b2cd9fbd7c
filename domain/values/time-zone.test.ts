import { expect, test } from "vitest";
import { wallClock } from "./calendar-date.ts";
import { defaultTimeZone, isTimeZone, timeZoneField, timeZones } from "./time-zone.ts";

test("A299 C317: without a zone the clock is Chicago's", () => {
  expect(wallClock(Date.parse("2026-07-01T03:30:00Z"), defaultTimeZone)).toEqual({
    date: "2026-06-30",
    minutes: 22 * 60 + 30,
  });
  expect(timeZoneField.parse(undefined)).toBe("America/Chicago");
});

test("C310: a zone is an IANA name", () => {
  for (const name of ["America/New_York", "Europe/Berlin", "UTC", "Pacific/Honolulu"])
    expect(isTimeZone(name)).toBe(true);
  for (const name of ["", "Mars/Olympus", "+05:00", "america/chicago", "CST6 CDT"])
    expect(isTimeZone(name)).toBe(false);
  for (const wrong of [5, "A".repeat(61)])
    expect(timeZoneField.safeParse(wrong).error?.issues[0]?.message).toBe("Please select a time zone.");
  expect(timeZoneField.safeParse("Mars/Olympus").error?.issues[0]?.message).toBe("Please select a time zone.");
});

test("the zones of the United States stand first, and each stands there once", () => {
  const zones = timeZones();
  expect(zones.slice(0, 8)).toEqual([
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Phoenix",
    "America/Los_Angeles",
    "America/Anchorage",
    "Pacific/Honolulu",
    "America/Puerto_Rico",
  ]);
  expect(zones).toContain("Europe/Berlin");
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.every(isTimeZone)).toBe(true);
});
