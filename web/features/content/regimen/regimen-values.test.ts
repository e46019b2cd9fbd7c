import { expect, test } from "vitest";
import { type EntryValues, loadEntries, typedWindow, withoutEntry } from "./regimen-values.ts";

const entry = (exercise: string, next: string): EntryValues => ({
  exercise,
  next,
  startdate: "S+1",
  enddate: "S+14",
  holdseconds: "5",
  repeat: "10",
  set: "1",
  time: "1",
  interval: "1",
});

test("a chain ends before the exercise that is taken out, and links beyond it count anew", () => {
  const chain = [entry("a", "1"), entry("b", "2"), entry("c", "3"), entry("d", "")];
  const linksOf = (entries: readonly EntryValues[]) => entries.map(({ exercise, next }) => exercise + next);
  expect(linksOf(withoutEntry(chain, 1))).toEqual(["a", "c2", "d"]);
  expect(linksOf(withoutEntry(chain, 0))).toEqual(["b1", "c2", "d"]);
  expect(linksOf(withoutEntry(chain, 3))).toEqual(["a1", "b2", "c"]);
});

test("what is not right yet costs nothing: no days, no whole number, no interval", () => {
  const right = entry("a", "");
  expect(loadEntries({ exercises: [right] })).toEqual([
    { start: 1, end: 14, times: 1, sets: 1, repeats: 10, hold: 5, interval: 1 },
  ]);
  const wrong = [{ time: "" }, { set: "x" }, { repeat: "1.5" }, { holdseconds: "" }, { interval: "9" }];
  expect(loadEntries({ exercises: wrong.map((change) => ({ ...right, ...change })) })).toEqual([]);
  expect(typedWindow({ startdate: "S-3", enddate: "S+2" })).toEqual({ start: -3, end: 2 });
  expect(typedWindow({ startdate: "", enddate: "S+2" })).toEqual({ start: 0, end: -1 });
});
