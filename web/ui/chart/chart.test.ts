import { activityChart } from "@restride/domain/progress/activity-bars.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { formatAxisDay } from "@restride/domain/values/long-date.ts";
import { expect, test } from "vitest";
import { type BandChartData, bandOption } from "./band-option.ts";
import { barOption } from "./bar-option.ts";
import { barChart, describeBars, lastStart } from "./bars.ts";
import { lineOption } from "./line-option.ts";
import type { Line } from "@restride/domain/charts/points.ts";

const point = (day: number, value: number | null) => ({ label: `Nov ${day}`, when: `11/${day}/2026`, value });

const flexion: Line = {
  title: "Flexion",
  unit: "°",
  points: [point(15, 94), point(16, 0), point(17, null), point(18, 99)],
  limits: [{ word: "Min", value: 90 }],
  range: { min: 0, max: 150 },
};

test("A310: bars are 300 by 280, 12 in view and 14 in the activity chart, their days MMM-DD, a fifth of each place free, the scroll 40 high", () => {
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
  expect(activityChart.visible).toBe(14);
  expect(formatAxisDay(calendarDate("2026-11-08"))).toBe("Nov-08");
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
});

test("each source of a line has a name, a color and points of its own, and the limits stand once", () => {
  const points = [
    { ...point(15, 94), source: "Goniometer" },
    { ...point(16, 90), source: "Tape" },
    { ...point(17, 97), source: "Goniometer" },
    { ...point(18, 99), source: "Camera" },
  ];
  const { series } = lineOption({ ...flexion, points }, points) as { series: { markLine?: object }[] };
  const drawnIn = (color: string) => ({ lineStyle: { color }, itemStyle: { color } });
  expect(series).toMatchObject([
    { name: "Goniometer", data: [94, null, 97, null], connectNulls: true, ...drawnIn("var(--series1)") },
    { name: "Tape", data: [null, 90, null, null], connectNulls: true, ...drawnIn("var(--series2)") },
    { name: "Camera", data: [null, null, null, 99], connectNulls: true, ...drawnIn("var(--series3)") },
  ]);
  expect(series.map(({ markLine }) => markLine !== undefined)).toEqual([true, false, false]);
});

test("bars say in words what they show", () => {
  expect(describeBars("Activity", [{ label: "Nov-05", values: [2] }], [{ name: "Complete", colour: "ok" }])).toBe(
    "Activity: 1 bar from Nov-05 to Nov-05. Sums: Complete 2.",
  );
});

test("edges are named where their last run ends, unless the names would lie on one another", () => {
  const banded: BandChartData = {
    points: [],
    runs: [[{ x: 7, values: [60, 62, 76, 84, 88] }]],
    edgeNames: ["10th", "25th", "half", "75th", "90th"],
    across: { min: 0, max: 84, interval: 14 },
    upright: { min: 50, max: 90, interval: 10 },
    words: null,
    acrossText: String,
    now: null,
  };
  const named = (height: number, edgeNames = banded.edgeNames) => {
    const { series } = bandOption({ ...banded, edgeNames }, null, height) as { series: { endLabel?: object }[] };
    return series.flatMap(({ endLabel }) => (endLabel && "show" in endLabel && endLabel.show ? [endLabel] : []));
  };
  expect(named(320)).toMatchObject(banded.edgeNames.map((formatter) => ({ formatter })));
  expect(named(100)).toMatchObject([{ formatter: "10th" }, { formatter: "half" }, { formatter: "90th" }]);
  expect(named(320, [])).toEqual([]);
});
