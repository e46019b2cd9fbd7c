import { expect, test } from "vitest";
import { problemsOf } from "../values/problems.ts";
import { readDailyShift, timeOfDay, shownTime, typedDailyShift, typedTime } from "./daily-shift.ts";

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

test("a day is typed as the times of a clock, and what is wrong is told at its field", () => {
  expect(typedDailyShift.parse({ start: typedTime({ hour: 7, minute: 30 }), end: "20:15" })).toEqual({
    start: 450,
    end: 1215,
  });
  expect([0, 450, 1439].map((minutes) => typedTime(timeOfDay(minutes)))).toEqual(["00:00", "07:30", "23:59"]);
  expect(["00:00", "20:15", "24:00", "Ann", "20:15:00", "120:15"].map(shownTime)).toEqual([
    "12:00 AM",
    "8:15 PM",
    null,
    null,
    null,
    null,
  ]);
  const problems = (start: string, end: string) => problemsOf(typedDailyShift.safeParse({ start, end }).error!);
  expect(problems("", "20:00")).toEqual([{ field: "start", message: "Please enter a time." }]);
  expect(problems("08:00", "24:00")).toEqual([{ field: "end", message: "Please enter a time." }]);
  const endsEarly = { field: "end", message: "The patient's day ends after it begins." };
  expect(problems("20:00", "08:00")).toEqual([endsEarly]);
  expect(problems("08:00", "08:00")).toEqual([endsEarly]);
});
