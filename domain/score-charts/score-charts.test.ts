import { describe, expect, test } from "vitest";
import { addDays, calendarDate } from "../values/calendar-date.ts";
import { bestOf, gainOf, scoreCharts, withDays, withMissingDays } from "./score-charts.ts";

const first = calendarDate("2026-11-07");
const on = (day: number, value: number) => ({ date: addDays(first, day), value });

test("B405: the axis of the Oxford score chart runs 0-50, pain has its five words, motions follow their values", () => {
  expect(Object.entries(scoreCharts).map(([name, { axis, words }]) => [name, axis, words])).toEqual([
    ["oks", { min: 0, max: 50 }, null],
    ["pain", { min: 0, max: 4 }, ["None", "Very Mild", "Mild", "Moderate", "Severe"]],
    ["flexion", null, null],
    ["extension", null, null],
  ]);
});

describe("the best value", () => {
  test("is the highest bend, and the newest of equals", () =>
    expect(bestOf([on(0, 92), on(1, 80), on(2, 92), on(3, 91)], scoreCharts.flexion)).toEqual(on(2, 92)));
  test("is the highest Oxford score", () =>
    expect(bestOf([on(0, 20), on(7, 31), on(14, 28)], scoreCharts.oks)).toEqual(on(7, 31)));
  test("is the least pain and the smallest deficit", () => {
    expect(bestOf([on(0, 3), on(1, 0), on(2, 1)], scoreCharts.pain)).toEqual(on(1, 0));
    expect(bestOf([on(0, 1), on(1, 1), on(2, 2)], scoreCharts.pain)).toEqual(on(1, 1));
    expect(bestOf([on(0, 7), on(1, 9)], scoreCharts.extension)).toEqual(on(0, 7));
  });
  test("is none of nothing", () => expect(bestOf([], scoreCharts.oks)).toBeNull());
});

describe("the gain of 7 days", () => {
  test("is told against the newest value that is at least 7 days older", () => {
    const points = [on(0, 61), on(6, 76), on(7, 78), on(8, 79), on(14, 92)];
    expect(gainOf(points)).toEqual({ change: 14, since: on(7, 78) });
  });
  test("is unknown before", () => {
    expect(gainOf([on(0, 61), on(6, 76)])).toBeNull();
    expect(gainOf([])).toBeNull();
  });
});

describe("missing days", () => {
  const days = (points: readonly ReturnType<typeof on>[]) =>
    withMissingDays(points).map(({ date, point }) => [date.slice(5), point?.value ?? null]);

  test("stand between the points of what is measured day by day", () =>
    expect(days([on(0, 61), on(1, 64), on(2, 66), on(4, 71), on(5, 74)])).toEqual([
      ["11-07", 61],
      ["11-08", 64],
      ["11-09", 66],
      ["11-10", null],
      ["11-11", 71],
      ["11-12", 74],
    ]));
  test("others come among them in their order, each once, and none where there is a point", () =>
    expect(
      withDays(withMissingDays([on(0, 61), on(2, 66)]), [
        on(9, 0).date,
        on(2, 0).date,
        on(1, 0).date,
        on(9, 0).date,
      ]).map(({ date, point }) => [date.slice(5), point?.value ?? null]),
    ).toEqual([
      ["11-07", 61],
      ["11-08", null],
      ["11-09", 66],
      ["11-16", null],
    ]));
  test("are none of what is asked every week, nor of two readings of a day", () => {
    expect(days([on(0, 21), on(7, 20), on(14, 19)])).toHaveLength(3);
    expect(days([on(0, 21), on(1, 20), on(8, 19)])).toHaveLength(3);
    expect(days([on(0, 61), on(0, 62), on(1, 63)])).toHaveLength(3);
    expect(days([])).toEqual([]);
  });
});
