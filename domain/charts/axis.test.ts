import { expect, test } from "vitest";
import { axisOfLine, fixedScale, scaleOf } from "./axis.ts";

test("an axis has round steps, given or not", () => {
  const steps = ([min, max]: readonly [number, number]) => fixedScale({ min, max }).interval;
  const ranges = [
    [0, 150],
    [0, 40],
    [60, 220],
    [95, 105],
    [0, 3],
    [0, 12_000],
    [40, 150],
  ] as const;
  expect(ranges.map(steps)).toEqual([30, 10, 40, 2.5, 1, 3000, undefined]);
  expect(fixedScale({ min: 40, max: 150 })).toEqual({ min: 40, max: 150 });
  expect(scaleOf([170.2, 174.2])).toEqual({ min: 170, max: 175, interval: 1 });
  expect(scaleOf([3, 3])).toEqual({ min: 2, max: 4, interval: 0.5 });
  expect(scaleOf([0])).toEqual({ min: 0, max: 1, interval: 0.25 });
  expect(scaleOf([0, 2310])).toEqual({ min: 0, max: 3000, interval: 1000 });
});

test("the axis of a line holds its values and limits; words stand at each number, a given range is kept", () => {
  const line = { title: "", unit: "", limits: [{ word: "Max", value: 12 }], range: null };
  const points = [{ label: "", when: "", value: 3 }];
  expect(axisOfLine({ ...line, points })).toEqual({ min: 2.5, max: 12.5, interval: 2.5 });
  const unknown = { label: "", when: "", value: null };
  expect(axisOfLine({ ...line, points: [unknown, ...points] })).toEqual({ min: 2.5, max: 12.5, interval: 2.5 });
  expect(axisOfLine({ ...line, points: [], limits: [] })).toEqual({ min: 0, max: 1, interval: 0.25 });
  expect(axisOfLine({ ...line, points, range: { min: 0, max: 5 }, words: ["None"] })).toEqual({
    min: 0,
    max: 5,
    interval: 1,
  });
  expect(axisOfLine({ ...line, points, range: { min: 0, max: 40 } })).toEqual({ min: 0, max: 40, interval: 10 });
  const atItsEnds = [-10, 145].map((value) => ({ label: "", when: "", value }));
  expect(axisOfLine({ ...line, points: atItsEnds, range: { min: -10, max: 145 } })).toEqual({ min: -10, max: 145 });
});

test("the axis of degrees has whole steps, for a single value too", () => {
  const axis = (unit: string, ...values: readonly number[]) =>
    axisOfLine({
      title: "",
      unit,
      limits: [],
      range: null,
      points: values.map((value) => ({ label: "", when: "", value })),
    });
  expect(axis("°", 92)).toEqual({ min: 91, max: 93, interval: 1 });
  expect(axis("°", 92.4)).toEqual({ min: 91, max: 94, interval: 1 });
  expect(axis("°", 90, 92)).toEqual({ min: 90, max: 92, interval: 1 });
  expect(axis("°", 0)).toEqual({ min: 0, max: 1, interval: 1 });
  expect(axis("°", 90, 90.004)).toEqual({ min: 90, max: 91, interval: 1 });
  expect(axis("°", 2.6, 12)).toEqual({ min: 0, max: 12, interval: 3 });
  expect(axis("°", 0, 90)).toEqual({ min: 0, max: 100, interval: 25 });
  expect(axis("lb", 92)).toEqual({ min: 91, max: 93, interval: 0.5 });
});

test("a value or limit beyond a given range is drawn: the axis goes on in round steps until it holds it, to either side", () => {
  const point = (value: number | null) => ({ label: "", when: "", value, source: "" });
  const line = { title: "Steps", unit: "", limits: [], range: { min: 0, max: 12_000 } };
  expect(axisOfLine({ ...line, points: [point(9_800), point(18_240)] })).toEqual({
    min: 0,
    max: 20_000,
    interval: 5_000,
  });
  expect(axisOfLine({ ...line, points: [point(12_000), point(0), point(null)] })).toEqual({
    min: 0,
    max: 12_000,
    interval: 3_000,
  });
  expect(axisOfLine({ ...line, points: [point(-100)] }).min).toBeLessThanOrEqual(-100);
  const limits = [{ word: "Above", value: 15_000 }];
  expect(axisOfLine({ ...line, limits, points: [point(9_800)] })).toEqual({ min: 0, max: 16_000, interval: 4_000 });
});
