import { withoutExercises } from "@restride/domain/programmes/linking.ts";
import { expect, test } from "vitest";
import type { ContentRecord } from "../use-content-editor.ts";
import { loadEntries, regimenContent, type RegimenValues, typedWindow } from "./regimen-values.ts";

const entry = (exercise: string, next: number | null = null) => ({
  exercise,
  next,
  startdate: 1,
  enddate: 14,
  holdseconds: 5,
  repeat: 10,
  set: 1,
  time: 1,
  interval: 1,
});

const { valuesOf, bodyOf } = regimenContent;
const readOf = (exercises: readonly object[]) => valuesOf({ regimen: { exercises } } as unknown as ContentRecord);
const linksOf = (values: RegimenValues) =>
  bodyOf(values).regimen?.exercises?.map(({ exercise, next }) => `${exercise}${next ?? ""}`);

test("a chain is sent by the places of its exercises, wherever they came to stand since", () => {
  const values = readOf([entry("a", 2), entry("b"), entry("c", 1), entry("d")]);
  expect(linksOf(values)).toEqual(["a2", "b", "c1", "d"]);
  const { exercises } = values;
  expect(linksOf({ ...values, exercises: withoutExercises(exercises, ({ id }) => id === "0") })).toEqual([
    "b",
    "c0",
    "d",
  ]);
  expect(linksOf({ ...values, exercises: withoutExercises(exercises, ({ id }) => id === "1") })).toEqual([
    "a1",
    "c",
    "d",
  ]);
  expect(linksOf({ ...values, exercises: exercises.toReversed() })).toEqual(["d", "c2", "b", "a1"]);
});

test("what is not right yet costs nothing: no days, no whole number, no interval", () => {
  const right = readOf([entry("a")]).exercises[0]!;
  expect(loadEntries({ exercises: [right] })).toEqual([
    { start: 1, end: 14, times: 1, sets: 1, repeats: 10, hold: 5, interval: 1 },
  ]);
  const wrong = [{ time: "" }, { set: "x" }, { repeat: "1.5" }, { holdseconds: "" }, { interval: "9" }];
  expect(loadEntries({ exercises: wrong.map((change) => ({ ...right, ...change })) })).toEqual([]);
  expect(typedWindow({ startdate: "S-3", enddate: "S+2" })).toEqual({ start: -3, end: 2 });
  expect(typedWindow({ startdate: "", enddate: "S+2" })).toEqual({ start: 0, end: -1 });
});
