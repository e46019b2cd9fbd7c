import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { parseOrRefuse } from "../values/problems.ts";
import { hasWorkLog, toWorkLogInput, typedWorkLogForm, workLogForm } from "./work-log.ts";
import { hoursAndMinutes, writeWorkTime } from "./work-time.ts";
import { workLogTexts } from "./work-log-texts.ts";

const today = calendarDate("2026-11-20");

test.each([
  ["4d 6h 3m", 6123],
  ["1.5", 90],
  ["1h30", 90],
])("C149 C151: time is a number with d, h and m, and a bare number is hours: %j", (typed, minutes) =>
  expect(parseOrRefuse(typedWorkLogForm(today), { date: "2026-11-20", minutes: typed, description: "" })).toMatchObject(
    { minutes },
  ),
);

test("C150 C151: time is shown in days of 24 hours, hours and minutes", () =>
  expect([25, 70, 1440, 6123, 110].map(writeWorkTime)).toEqual([
    "0d 0h 25m",
    "0d 1h 10m",
    "1d 0h 0m",
    "4d 6h 3m",
    "0d 1h 50m",
  ]));

test("C107 C152: on the wire time is hours and minutes", () => {
  expect(hoursAndMinutes(6123)).toEqual({ hrs: 102, mins: 3 });
  const sent = { date: "2026-11-20", hrs: 1, mins: 10, workDescription: "Called." };
  expect(toWorkLogInput(sent)).toEqual({ date: "2026-11-20", minutes: 70, description: "Called." });
  expect(toWorkLogInput({ date: "2026-11-20", hrs: 2 })).toEqual({ date: "2026-11-20", minutes: 120, description: "" });
});

test("C195: a call that may bring a work log brings one when any of its fields says something", () => {
  expect([{}, { date: "", hrs: 0, mins: 0, workDescription: " " }, { date: null }].map(hasWorkLog)).toEqual([
    false,
    false,
    false,
  ]);
  const each = [{ date: "2026-11-20" }, { hrs: 1 }, { mins: 1 }, { workDescription: "x" }];
  expect(each.map(hasWorkLog)).toEqual([true, true, true, true]);
});

const right = { date: "2026-11-20", minutes: 70, description: " Called. " };
const read = (change: object) => parseOrRefuse(workLogForm(today), { ...right, ...change });

test("C153: the date started is required and may not be in the future", () => {
  for (const date of [undefined, null, "", "2026-11-31"])
    expect(read({ date })).toMatchObject({ message: "Please select date started." });
  expect(read({ date: "2026-11-21" })).toMatchObject({ message: "The date started must not be in the future." });
  expect(read({})).toEqual({ date: "2026-11-20", minutes: 70, description: "Called." });
});

test("A296 C154: the time is over 0, and the details may be left out", () => {
  expect(read({ minutes: 0 })).toMatchObject({ message: "Please enter a time over 0." });
  expect(read({ minutes: -5 })).toMatchObject({ message: "Please enter a time over 0." });
  expect(read({ minutes: 525_600 })).toMatchObject({ minutes: 525_600 });
  expect(read({ minutes: 525_601 })).toMatchObject({ message: "A work log holds at most 365 days." });
  expect(read({ description: undefined })).toMatchObject({ description: "" });
  expect(read({ description: "x".repeat(4001) })).toMatchObject({ message: "Details must be 4000 characters or less" });
});

test("C149 C154: as it is typed, the time is words", () => {
  const typed = (minutes: string) => parseOrRefuse(typedWorkLogForm(today), { ...right, minutes });
  expect(typed("1h 10m")).toMatchObject({ minutes: 70 });
  for (const wrong of ["", "soon"])
    expect(typed(wrong)).toMatchObject({ message: "Write it like 4d 6h 3m, or as a number of hours." });
  expect(typed("0h")).toMatchObject({ message: "Please enter a time over 0." });
});

test("C276 C295: what people read about work logs", () =>
  expect([workLogTexts.updated, workLogTexts.deleted, workLogTexts.confirmDelete]).toEqual([
    "Work log updated",
    "Work log deleted",
    "Are you sure you want to delete this work log?",
  ]));
