import { expect, test } from "vitest";
import { type EntryValues, withoutEntry } from "./regimen-values.ts";

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
