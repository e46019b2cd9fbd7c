import { expect, test } from "vitest";
import { describeLine, hasValues, type Line, pageOfPoints, withUnit } from "./points.ts";

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
});

test("an empty value is nothing to draw, zero is", () => {
  expect(hasValues([point(1, null)])).toBe(false);
  expect(hasValues([point(1, 0)])).toBe(true);
});

test("a line says in words what it shows", () => {
  expect(describeLine(flexion)).toBe(
    "Flexion: 3 values, the newest 99° on 11/18/2026. The first is 94° on 11/15/2026, the lowest 0°, the highest 99°. Limits: Min 90°.",
  );
  expect(describeLine({ ...flexion, points: [] })).toBe("Flexion: Data not available.");
});

test("a value stands with its unit: signs close to it, words apart", () => {
  expect([withUnit(162.4, "lb"), withUnit(2310, ""), withUnit(101.5, "°F"), withUnit(null, "°")]).toEqual([
    "162.4 lb",
    "2,310",
    "101.5°F",
    "—",
  ]);
});
