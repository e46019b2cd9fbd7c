import { expect, test } from "vitest";
import { fixedScale, scaleOf } from "@restride/domain/charts/axis.ts";
import { barOption } from "./bar-option.ts";
import { barChart, describeBars, lastStart } from "./bars.ts";
import { lineOption } from "./line-option.ts";
import { describeLine, hasValues, type Line, pageOfPoints, withUnit } from "@restride/domain/charts/points.ts";

const point = (day: number, value: number | null) => ({ label: `Nov ${day}`, when: `11/${day}/2026`, value });

const flexion: Line = {
  title: "Flexion",
  unit: "°",
  points: [point(15, 94), point(16, 0), point(17, null), point(18, 99)],
  limits: [{ word: "Min", value: 90 }],
  range: { min: 0, max: 150 },
};

test("bars are 300 by 280, 12 in view, a fifth of each place free, the scroll 40 high", () => {
  expect(barChart).toEqual({
    width: 300,
    height: 280,
    visible: 12,
    padding: 0.2,
    scrollHeight: 40,
  });
  const drawn = barOption([{ label: "Nov", values: [3, null] }], [{ name: "Sep", colour: "series3" }], false);
  expect(drawn).toMatchObject({ xAxis: { data: ["Nov"] }, series: [{ data: [3], barCategoryGap: "20%" }] });
  expect(lastStart(30, barChart.visible)).toBe(18);
  expect(lastStart(5, barChart.visible)).toBe(0);
});

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

test("B139: an empty value is no point but a gap; zero is drawn; limits are dashed with their word", () => {
  const option = lineOption(flexion, flexion.points);
  expect(option).toMatchObject({
    series: [
      {
        data: [94, 0, null, 99],
        connectNulls: false,
        markLine: { lineStyle: { type: [4, 4] }, data: [{ yAxis: 90, label: { formatter: "Min 90" } }] },
      },
    ],
    yAxis: { min: 0, max: 150 },
  });
  expect(hasValues([point(1, null)])).toBe(false);
  expect(hasValues([point(1, 0)])).toBe(true);
});

test("an axis has round steps, given or not", () => {
  const steps = ([min, max]: readonly [number, number]) => fixedScale({ min, max }).interval;
  const given = [
    [0, 150],
    [0, 40],
    [60, 220],
    [95, 105],
    [0, 3],
    [0, 12_000],
    [40, 150],
  ] as const;
  expect(given.map(steps)).toEqual([30, 10, 40, 2.5, 1, 3000, undefined]);
  expect(scaleOf([170.2, 174.2])).toEqual({ min: 170, max: 175, interval: 1 });
  expect(scaleOf([3, 3])).toEqual({ min: 2, max: 4, interval: 0.5 });
  expect(scaleOf([0])).toEqual({ min: 0, max: 1, interval: 0.25 });
  expect(scaleOf([0, 2310])).toEqual({ min: 0, max: 3000, interval: 1000 });
});

test("a chart says in words what it shows", () => {
  expect(describeLine(flexion)).toBe(
    "Flexion: 3 values, the newest 99° on 11/18/2026. The first is 94° on 11/15/2026, the lowest 0°, the highest 99°. Limits: Min 90°.",
  );
  expect(describeLine({ ...flexion, points: [] })).toBe("Flexion: Data not available.");
  expect(describeBars("Activity", [{ label: "Nov-05", values: [2] }], [{ name: "Complete", colour: "ok" }])).toBe(
    "Activity: 1 bar from Nov-05 to Nov-05. Sums: Complete 2.",
  );
  expect([withUnit(162.4, "lb"), withUnit(2310, ""), withUnit(101.5, "°F"), withUnit(null, "°")]).toEqual([
    "162.4 lb",
    "2,310",
    "101.5°F",
    "—",
  ]);
});
