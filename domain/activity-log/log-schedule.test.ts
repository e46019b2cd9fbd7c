import { expect, test } from "vitest";
import type { StoredValue, StoredRow } from "./log-fields.ts";
import { scheduleChanges } from "./log-schedule.ts";

const names = new Map([
  ["e1", "Heel Slides, Lying"],
  ["d1", "Thermometer"],
  ["q1", "Pain Check"],
]);
const heel: StoredRow = {
  _id: "1",
  exercise: "e1",
  startdate: -2,
  enddate: 28,
  interval: 1,
  time: 3,
  set: 2,
  repeat: 10,
  hold: 5,
};

/** Returns the changes of a save of one item, one text each. */
const changes = (before: StoredValue | undefined, after: StoredValue | undefined): string[] =>
  scheduleChanges(before, after, names).map(
    ({ what, field, before: was, after: is }) => `${what}, ${field}: ${was} → ${is}`,
  );

test("each field of an item is told in the words of its page", () => {
  const moved = { ...heel, startdate: 0, enddate: 30, interval: 2, time: 1, set: 3, repeat: 12, hold: 0 };
  expect(changes([heel], [moved])).toEqual([
    "Heel Slides, Lying, Start: S-2 → S",
    "Heel Slides, Lying, End: S+28 → S+30",
    "Heel Slides, Lying, Interval: Every Day → Two Times Week",
    "Heel Slides, Lying, Time: 3 a day → 1 a day",
    "Heel Slides, Lying, Set: 2 → 3",
    "Heel Slides, Lying, Repeat: 10 → 12",
    "Heel Slides, Lying, Hold: 5 → 0",
  ]);
});

test("a field that is missing, or that nobody can read, is a dash", () => {
  const bare = { _id: "1", exercise: "e1" };
  expect(changes([bare], [heel])).toHaveLength(7);
  expect(changes([{ ...heel, startdate: "soon", interval: 99, time: "often", set: null }], [heel])).toEqual([
    "Heel Slides, Lying, Start: — → S-2",
    "Heel Slides, Lying, Interval: — → Every Day",
    "Heel Slides, Lying, Time: — → 3 a day",
    "Heel Slides, Lying, Set: — → 2",
  ]);
  expect(changes([{ ...heel, interval: "1" }], [heel])).toEqual(["Heel Slides, Lying, Interval: — → Every Day"]);
});

test("a field that an item gains or loses is a dash without it, and nothing before is no item", () => {
  const { set: _, ...withoutSets } = heel;
  expect(changes([withoutSets], [heel])).toEqual(["Heel Slides, Lying, Set: — → 2"]);
  expect(changes([heel], [withoutSets])).toEqual(["Heel Slides, Lying, Set: 2 → —"]);
  expect(changes(undefined, [heel])).toEqual(["Heel Slides, Lying, Window: — → S-2 – S+28, Every Day"]);
  expect(changes([heel], null)).toEqual(["Heel Slides, Lying, Window: S-2 – S+28, Every Day → —"]);
});

test("what begins or ends is told by its window, the old items before the new", () => {
  const device = { _id: "2", deviceid: "d1", startdate: -7, enddate: 14 };
  const form = { _id: "3", formid: "q1", startdate: 1, enddate: 90, scheduletype: "weekly", schedule: [1] };
  expect(changes([heel, device], [form])).toEqual([
    "Heel Slides, Lying, Window: S-2 – S+28, Every Day → —",
    "Thermometer, Window: S-7 – S+14 → —",
    "Pain Check, Window: — → S+1 – S+90",
  ]);
});

test("an item is named by what it is of, and one that is not known is an item", () => {
  const item = (of: StoredRow) => changes([], [{ _id: "4", startdate: 1, enddate: 2, ...of }])[0]!.split(",")[0];
  expect([item({ formid: "q1" }), item({ deviceid: "d1" }), item({ exercise: "gone" }), item({})]).toEqual([
    "Pain Check",
    "Thermometer",
    "Item",
    "Item",
  ]);
});

test("nothing changed, or nothing kept, is no change", () => {
  expect(changes([heel], [{ ...heel }])).toEqual([]);
  expect(changes(undefined, undefined)).toEqual([]);
  expect(changes("items", null)).toEqual([]);
});
