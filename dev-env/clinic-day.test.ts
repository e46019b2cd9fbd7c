import { expect, test } from "vitest";
import { beforeMidnight, clinicZone, todayAt } from "./clinic-day.ts";

const inClinic = (instant: number): string => new Date(instant).toLocaleString("sv-SE", { timeZone: clinicZone });

test("a time of day is told to the second", () => {
  expect(inClinic(todayAt("23:59:57"))).toMatch(/^\d{4}-\d\d-\d\d 23:59:57$/);
  expect(inClinic(todayAt("00:00:00"))).toMatch(/ 00:00:00$/);
});

test.each([
  ["2026-11-21T18:00:00-06:00", "2026-11-21 18:00:00"],
  ["2026-11-21T23:49:59-06:00", "2026-11-21 23:49:59"],
  ["2026-11-21T23:59:57-06:00", "2026-11-21 23:50:00"],
  ["2026-11-22T00:00:00-06:00", "2026-11-22 00:00:00"],
])("what begins at %s begins at %s", (now, begins) => {
  expect(inClinic(beforeMidnight(Date.parse(now)))).toContain(begins);
});
