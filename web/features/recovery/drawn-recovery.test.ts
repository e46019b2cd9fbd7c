import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { drawRecovery } from "./drawn-recovery.ts";

const point = (day: number, place: number | null) => ({ date: calendarDate("2026-03-02"), day, value: 90, place });
const band = (day: number) => ({ day, c10: 60, c25: 70, c50: 80, c75: 90, c90: 100 });
const chart = {
  metric: "flexion",
  source: "form",
  sentence: "",
  points: [point(14, 0), point(21, 1), point(28, 4), point(35, 5), point(42, null)],
  corridor: [[band(7), band(14)], [band(35)]],
  window: { from: 39, to: 45, people: 40, readings: 80 },
};

test("a point below the 10th or above the 90th centile is drawn as outside", () => {
  const { points } = drawRecovery(chart, 42, false);
  expect(points.map(({ x, isOutside }) => [x, isOutside])).toEqual([
    [14, true],
    [21, false],
    [28, false],
    [35, true],
    [42, false],
  ]);
});

test("a window that stands alone is drawn as a narrow band, and a small chart names no edges", () => {
  const drawn = drawRecovery(chart, 42, true);
  expect(drawn.runs.map((run) => run.map(({ x }) => x))).toEqual([
    [7, 14],
    [34, 36],
  ]);
  expect(drawn.edgeNames).toEqual([]);
  expect(drawRecovery(chart, 42, false).edgeNames).toHaveLength(5);
});

test("the drawing goes on two weeks behind the newest value, and today is marked within it only", () => {
  expect(drawRecovery(chart, 42, false).across).toMatchObject({ min: 0, max: 84 });
  expect(drawRecovery({ ...chart, points: [point(90, 2)] }, 90, false)).toMatchObject({
    across: { max: 112 },
    now: { x: 90, text: "Today S+90" },
  });
  expect(drawRecovery(chart, 200, false).now).toBeNull();
});
