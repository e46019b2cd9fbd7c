import { expect, test } from "vitest";
import {
  describeLine,
  hasValues,
  type Line,
  pageOfPoints,
  sourcesOf,
  unitWord,
  valueText,
  withUnit,
} from "./points.ts";

const point = (day: number, value: number | null) => ({ label: `Nov ${day}`, when: `11/${day}/2026`, value });

const flexion: Line = {
  title: "Flexion",
  unit: "°",
  points: [point(15, 94), point(16, 0), point(17, null), point(18, 99)],
  limits: [{ word: "Min", value: 90 }],
  range: { min: 0, max: 150 },
};

test("B425: charts show 6 points per page, the newest first", () => {
  const points = Array.from({ length: 14 }, (_, at) => at + 1);
  expect(pageOfPoints(points, 0)).toEqual({
    points: [9, 10, 11, 12, 13, 14],
    first: 9,
    last: 14,
    hasOlder: true,
    hasNewer: false,
  });
  expect(pageOfPoints(points, 2)).toMatchObject({ points: [1, 2], first: 1, last: 2, hasOlder: false, hasNewer: true });
  expect(pageOfPoints(points.slice(0, 7), 0)).toMatchObject({ first: 2, hasOlder: true });
  expect(pageOfPoints(points.slice(0, 6), 0)).toMatchObject({ first: 1, hasOlder: false });
});

test("an empty value is nothing to draw, zero is", () => {
  expect(hasValues([point(1, null)])).toBe(false);
  expect(hasValues([point(1, 0)])).toBe(true);
  expect(hasValues([point(1, null), point(2, 7)])).toBe(true);
});

test("a line says in words what it shows", () => {
  expect(describeLine(flexion)).toBe(
    "Flexion: 3 values, the newest 99° on 11/18/2026. The first is 94° on 11/15/2026, the lowest 0°, the highest 99°. Limits: Min 90°.",
  );
  expect(describeLine({ ...flexion, points: [] })).toBe("Flexion: Data not available.");
  expect(describeLine({ ...flexion, points: [point(15, 94)], limits: [] })).toBe(
    "Flexion: 1 value, the newest 94° on 11/15/2026.",
  );
  const limits = [...flexion.limits, { word: "Max", value: 120 }];
  expect(describeLine({ ...flexion, points: [point(15, 94)], limits })).toMatch(/ Limits: Min 90°, Max 120°\.$/);
  const pain = { ...flexion, title: "Pain", unit: "", words: ["None", "Mild"], limits: [] };
  expect(describeLine({ ...pain, points: [point(15, 0), point(16, 1)] })).toBe(
    "Pain: 2 values, the newest Mild on 11/16/2026. The first is None on 11/15/2026, the lowest None, the highest Mild.",
  );
});

test("a value is its word where there is one, and an unknown one a dash", () => {
  const pain = { words: ["None", "Mild"], unit: "points" };
  expect([0, 1, 2, null].map((value) => valueText(pain, value))).toEqual(["None", "Mild", "2 points", "—"]);
  expect(valueText({ words: null, unit: "%" }, 97)).toBe("97%");
  expect(["°", "lb"].map(unitWord)).toEqual(["degrees", "lb"]);
});

test("sources are those of the values, each once, in the order in which they come", () => {
  const from = (source: string | undefined, value: number | null) => ({ ...point(1, value), source });
  const points = [from("Form", null), from("Sensor", 1), from(undefined, 2), from("Phone", 0), from("Sensor", 3)];
  expect(sourcesOf(points)).toEqual(["Sensor", undefined, "Phone"]);
});

test("a value stands with its unit: signs close to it, words apart", () => {
  expect([withUnit(162.4, "lb"), withUnit(2310.126, ""), withUnit(101.5, "°F"), withUnit(null, "°")]).toEqual([
    "162.4 lb",
    "2,310.13",
    "101.5°F",
    "—",
  ]);
});
