import { describe, expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { bmiOf } from "./bmi.ts";
import { isCharted } from "./charted.ts";
import { graphInputSchema } from "./graph-input.ts";
import { countDays, daysOfSummary, dayStateOf } from "./measurement-days.ts";
import { allPlausible, chartValue, leftOutOf, motionsOf } from "./reading-values.ts";
import { thresholdOn } from "./threshold.ts";

const id = "01900004-0000-7000-8000-000000000001";

test("B429: the BMI of a weight in pounds and a height in inches is weight/height² × 703 with 2 decimals", () => {
  expect(bmiOf(162.4, 65)).toBe(27.02);
  expect(bmiOf(200, 70)).toBe(28.69);
});

test("numbers D7: a BMI on an exact half is rounded up", () => {
  // 284.9 / 74² × 703 = 36.575 exactly.
  expect(bmiOf(284.9, 74)).toBe(36.58);
  expect(bmiOf(284.8, 74)).toBe(36.56);
});

test("a hip has no chart of the knee's motion, and a knee none of the hip's", () => {
  const charted = (joint: "knee" | "hip") =>
    ["flexion_max", "extension_deficit", "hip_flexion", "hip_abduction", "steps"].filter((each) =>
      isCharted(each, joint),
    );
  expect(charted("knee")).toEqual(["flexion_max", "extension_deficit", "steps"]);
  expect(charted("hip")).toEqual(["hip_flexion", "hip_abduction", "steps"]);
});

test("limits change with the day after surgery; the latest begun holds", () => {
  const bend = [
    { fromDay: 42, min: 105 },
    { fromDay: 14, min: 90 },
  ] as const;
  expect([13, 14, 41, 42].map((day) => thresholdOn(bend, day).min)).toEqual([null, 90, 90, 105]);
  expect(thresholdOn([{ max: 90 }, { fromDay: 43 }], 42)).toEqual({ min: null, max: 90 });
  expect(thresholdOn([{ max: 90 }, { fromDay: 43 }], 43)).toEqual({ min: null, max: null });
  const [always, early, late] = [{ max: 40 }, { fromDay: 14, min: 90 }, { fromDay: 42, min: 105 }] as const;
  for (const limits of [
    [always, early, late],
    [always, late, early],
    [early, always, late],
    [early, late, always],
    [late, always, early],
    [late, early, always],
  ])
    expect([3, 20, 50].map((day) => thresholdOn(limits, day))).toEqual([
      { min: null, max: 40 },
      { min: 90, max: null },
      { min: 105, max: null },
    ]);
  expect(thresholdOn([], 3)).toEqual({ min: null, max: null });
});

describe("the value of a chart", () => {
  const weight = { valueIndex: 0, parameter: "weight", plausible: { min: 80, max: 450 } };
  const bmi = { valueIndex: 1, parameter: "bmi", plausible: { min: 15, max: 60 } };
  const both = [weight, bmi];

  test("B139: what was not given or cannot have been measured is empty, zero is a value", () => {
    const steps = { valueIndex: 0, parameter: "steps", plausible: { min: 0, max: 20_000 } };
    expect(chartValue([0], steps, [steps], null)).toBe(0);
    expect(chartValue([null], steps, [steps], null)).toBeNull();
    expect(chartValue([], steps, [steps], null)).toBeNull();
    expect(chartValue([65, null], weight, both, 65)).toBeNull();
  });

  test("B429: the BMI follows from the weight and the height; without a height it is the device's own", () => {
    expect(chartValue([162.4, 99], bmi, both, 65)).toBe(27.02);
    expect(chartValue([162.4, 27.5], bmi, both, null)).toBe(27.5);
    expect(chartValue([162.4, 27.5], weight, both, 65)).toBe(162.4);
    expect(chartValue([162.4, 27.5], bmi, [bmi], 65)).toBe(27.5);
    const [first, second] = [
      { ...bmi, valueIndex: 0 },
      { ...weight, valueIndex: 1 },
    ];
    expect(chartValue([27.5, 162.4], first, [first, second], 65)).toBe(27.02);
    expect(chartValue([65, 27], bmi, both, 65)).toBeNull();
  });
});

test("numbers D5: a value that cannot be true is left out alone and marks its reading", () => {
  const metrics = [
    { valueIndex: 0, parameter: "flexion_max", plausible: { min: 30, max: 145 } },
    { valueIndex: 1, parameter: "extension_deficit", plausible: { min: 0, max: 40 } },
  ];
  expect(motionsOf([95, 900], metrics)).toEqual([{ name: "flexion", value: 95 }]);
  expect(leftOutOf([95, 900], metrics)).toMatchObject([{ name: "extension", value: 900 }]);
  expect(leftOutOf([95, null], metrics)).toEqual([]);
  expect(motionsOf([900, 4.5], metrics)).toEqual([{ name: "extension", value: 85.5 }]);
  const steps = { valueIndex: 0, parameter: "steps", plausible: { min: 0, max: 20_000 } };
  expect(motionsOf([4_000], [steps])).toEqual([]);
  expect(motionsOf([104.6, null], metrics)).toEqual([{ name: "flexion", value: 104.6 }]);
  expect([[95, 900], [900, 4], [30, 40], [145], [null, 0]].map((values) => allPlausible(values, metrics))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test("B107: days are complete, partial or skipped; what is due today or later and not begun remains", () => {
  const today = calendarDate("2026-11-20");
  const on = (date: string, timesDone: number) => ({ date: calendarDate(date), time: 2, timesDone });
  const days = [
    on("2026-11-01", 2),
    on("2026-11-13", 0),
    on("2026-11-14", 1),
    on("2026-11-20", 0),
    on("2026-11-21", 0),
  ];
  expect(days.map((day) => dayStateOf(day, today))).toEqual([
    "complete",
    "skipped",
    "partial",
    "remaining",
    "remaining",
  ]);
  expect(countDays(days, today)).toEqual({ complete: 1, skipped: 1, partial: 1, remaining: 2 });
  expect(daysOfSummary(days, 7, today).map(({ date }) => date)).toEqual(["2026-11-14", "2026-11-20"]);
  expect(daysOfSummary(days, null, today)).toHaveLength(5);
});

test("B322: the last 10 readings unless another count from 1 to 100 is asked", () => {
  expect(graphInputSchema.parse({ patientid: id, deviceid: id })).toMatchObject({ readings: 10 });
  expect(graphInputSchema.parse({ patientid: id, deviceid: id, readings: 3 })).toMatchObject({ readings: 3 });
  const problemsOf = (readings: unknown) =>
    graphInputSchema.safeParse({ patientid: id, deviceid: id, readings }).error?.issues.map(({ message }) => message);
  expect([1, 100].map(problemsOf)).toEqual([undefined, undefined]);
  expect(problemsOf(1.5)).toEqual(["Ask for a whole number of readings."]);
  expect(problemsOf(0)).toEqual(["Ask for at least one reading."]);
  const { error } = graphInputSchema.safeParse({ patientid: "x", deviceid: "y", readings: 101 });
  expect(error!.issues.map(({ message }) => message)).toEqual([
    "This patient was not found.",
    "This device was not found.",
    "Ask for at most 100 readings.",
  ]);
});
