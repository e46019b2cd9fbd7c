import { expect, test } from "vitest";
import { readDailyShift, timeOfDay } from "./daily-shift.ts";

const day = (...[startHour, startMinute, endHour, endMinute]: [number, number, number, number]) =>
  readDailyShift({ start: { hour: startHour, minute: startMinute }, end: { hour: endHour, minute: endMinute } });

test("B116: a patient's day is kept in minutes and told in hours and minutes", () => {
  expect(day(7, 30, 20, 15)).toEqual({ start: 450, end: 1215 });
  expect(day(0, 0, 23, 59)).toEqual({ start: 0, end: 1439 });
  expect(timeOfDay(450)).toEqual({ hour: 7, minute: 30 });
  expect(timeOfDay(1439)).toEqual({ hour: 23, minute: 59 });
});

test("a time that no clock shows is none", () => {
  const message = "Please enter the patient's day as hours from 0 to 23 and minutes from 0 to 59.";
  for (const [hour, minute] of [
    [24, 0],
    [-1, 0],
    [8, 60],
    [8, -1],
  ] as const) {
    expect(day(hour, minute, 23, 0)).toMatchObject({ message });
    expect(day(0, 0, hour, minute)).toMatchObject({ message });
  }
});

test("a day ends after it begins", () => {
  expect(day(8, 0, 8, 0)).toMatchObject({ message: "The patient's day ends after it begins." });
  expect(day(20, 0, 8, 0)).toMatchObject({ message: "The patient's day ends after it begins." });
});
