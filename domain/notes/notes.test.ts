import { describe, expect, test } from "vitest";
import { parseOrRefuse } from "../values/problems.ts";
import { isRefusal } from "../values/refusal.ts";
import { defaultCategory, noteForm, noteLimits, typedNoteForm } from "./note.ts";
import { notesCsv } from "./notes-csv.ts";
import { writeTimeLogged } from "./time-logged.ts";

const now = Date.parse("2026-11-20T15:42:00Z");
const right = {
  category: "01900024-0000-7000-8000-000000000001",
  datetime: Date.parse("2026-11-19T21:10:00Z"),
  notes: "Swelling settled.",
  time_logged: "1h 30m",
};
const read = (change: object) =>
  parseOrRefuse(
    noteForm(() => now),
    { ...right, ...change },
  );
const refusal = (change: object): string => {
  const answer = read(change);
  return isRefusal(answer) ? answer.message : "taken";
};

test("B259: the category is required; the message is 'Please select a category'", () => {
  expect([refusal({ category: "" }), refusal({ category: undefined }), refusal({})]).toEqual([
    "Please select a category",
    "Please select a category",
    "taken",
  ]);
});

test("B260: date and time are required, and not to come; the message is 'Please select date and time'", () => {
  for (const datetime of ["", undefined, null, Number.NaN])
    expect(refusal({ datetime })).toBe("Please select date and time");
  expect(refusal({ datetime: now + 5 * 60_000 + 1 })).toBe("The date and time must not be in the future.");
  expect(refusal({ datetime: now })).toBe("taken");
});

test("a note of now is taken from a computer whose clock is ahead by up to 5 minutes, and is about now", () => {
  for (const datetime of [now + 60_000, now + 5 * 60_000]) expect(read({ datetime })).toMatchObject({ datetime: now });
});

test("B260: as it is typed, a note has a date and a time of the clinic, which make the instant", () => {
  const { datetime: _, ...typed } = { ...right, date: "2026-11-19", time: "15:10" };
  const readTyped = (change: object) =>
    parseOrRefuse(
      typedNoteForm(() => now, "America/Chicago"),
      { ...typed, ...change },
    );
  expect(readTyped({})).toMatchObject({ datetime: right.datetime, notes: "Swelling settled." });
  for (const wrong of [{ date: null }, { time: "" }, { time: "24:00" }, { time: "9:00" }])
    expect(readTyped(wrong)).toMatchObject({ message: "Please select date and time" });
  expect(readTyped({ date: "2026-11-20", time: "09:43" })).toMatchObject({
    message: "The date and time must not be in the future.",
    problems: [{ field: "date" }],
  });
  expect(readTyped({ date: "2026-11-20", time: "09:42" })).toMatchObject({ datetime: now });
});

test("B261: notes are required, at most 4000 characters; the message is 'Please enter notes'", () => {
  for (const notes of ["", "  \n ", undefined]) expect(refusal({ notes })).toBe("Please enter notes");
  expect(refusal({ notes: "x".repeat(4000) })).toBe("taken");
  expect(refusal({ notes: "x".repeat(4001) })).toBe("A note has at most 4000 characters.");
  expect(read({ notes: "  Called. " })).toMatchObject({ notes: "Called." });
});

describe("B262 C152: time logged is optional, as 30m, 1h 30m, 2h, 1d 2h 30m; a day has 1440 minutes, an hour 60, and a plain number means minutes", () => {
  test.each([
    ["30m", 30],
    ["1h 30m", 90],
    ["1h30m", 90],
    ["2h", 120],
    ["1.5h", 90],
    ["1h30", 90],
    ["2 H", 120],
    ["1d", 1440],
    ["45", 45],
    ["0", 0],
    ["", 0],
    ["  ", 0],
    [" 90 ", 90],
  ])("B262: %j is %d minutes", (typed, minutes) =>
    expect(read({ time_logged: typed })).toMatchObject({ time_logged: minutes }),
  );

  test.each(["1h 5 m 3", "half an hour", "1.5", "-30", "30 minutes", "m", "123456"])("B262: %j is no time", (typed) => {
    expect(refusal({ time_logged: typed })).toBe("Write it like 30m, 1h 30m or 1d 2h");
  });

  test("a note logs at most a day; its minutes may come as a number", () => {
    expect(read({ time_logged: "1d" })).toMatchObject({ time_logged: 1440 });
    expect(refusal({ time_logged: "1d 1m" })).toBe("A note logs at most a day.");
    expect(read({ time_logged: 25 })).toMatchObject({ time_logged: 25 });
    expect(read({ time_logged: undefined })).toMatchObject({ time_logged: 0 });
    for (const minutes of [-1, 1.5])
      expect(refusal({ time_logged: minutes })).toBe("Write it like 30m, 1h 30m or 1d 2h");
  });

  test("minutes are written as they are read", () => {
    expect([0, 25, 60, 100, 1440, 1565].map(writeTimeLogged)).toEqual(["", "25m", "1h", "1h 40m", "24h", "26h 5m"]);
  });
});

test("B419: the default category is General or the one flagged default", () => {
  const category = (category_name: string, is_default: boolean, active = true) => ({
    _id: category_name,
    category_name,
    is_default,
    active,
  });
  const [general, call] = [category("General", false), category("Phone Call", true)];
  expect(defaultCategory([category("A", false), general])).toBe(general);
  expect(defaultCategory([general, call])).toBe(call);
  expect(defaultCategory([general, { ...call, active: false }])).toBe(general);
});

test("B416 B417 B418: a page has 10 notes, an export up to 1000, and a note is cut after 10 lines", () => {
  expect(noteLimits).toEqual({ pageSize: 10, exported: 1000, lines: 10 });
});

test("B089: the export has the columns Date & Time, Category, Note, Entered by, and no cell is a formula", () => {
  const note = {
    datetime: right.datetime,
    notes: 'Said "ok",\nthen slept.',
    category: { category_name: "Phone Call" },
    created_by: { firstname: "Nora", lastname: "Castell" },
  };
  const formulas = ["=1+1", "+1", "-1", "@x", " =x"].map((notes) => ({ ...note, notes }));
  expect(notesCsv([note, ...formulas], "America/Chicago").split("\r\n")).toEqual([
    '"Date & Time","Category","Note","Entered by"',
    '"11/19/2026, 3:10 PM","Phone Call","Said ""ok"",\nthen slept.","Nora Castell"',
    `"11/19/2026, 3:10 PM","Phone Call","'=1+1","Nora Castell"`,
    `"11/19/2026, 3:10 PM","Phone Call","'+1","Nora Castell"`,
    `"11/19/2026, 3:10 PM","Phone Call","'-1","Nora Castell"`,
    `"11/19/2026, 3:10 PM","Phone Call","'@x","Nora Castell"`,
    `"11/19/2026, 3:10 PM","Phone Call","' =x","Nora Castell"`,
    "",
  ]);
});
