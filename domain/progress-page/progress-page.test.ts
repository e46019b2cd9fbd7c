import { expect, test } from "vitest";
import { spanOf } from "../progress/periods.ts";
import { calendarDate, addDays } from "../values/calendar-date.ts";
import { progressCodeForm, progressCodeLength, shareForm } from "./progress-forms.ts";
import { scoreSeries } from "./progress-series.ts";
import { areaOfWeeks, weeksIn, weeksOf } from "./progress-weeks.ts";

const today = calendarDate("2026-11-20");
const messages = (schema: typeof shareForm | typeof progressCodeForm, input: object) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

test("B269 B431 C177: a code of six characters is required", () => {
  expect(progressCodeLength).toBe(6);
  for (const input of [{}, { otp: "" }, { otp: "  " }])
    expect(messages(progressCodeForm, input)).toEqual(["Please input your Otp!"]);
  expect(progressCodeForm.parse({ otp: " k4m7qx " })).toEqual({ otp: "k4m7qx" });
});

test("B270 B271 C115 C171 C172: sharing needs a name and a valid email, and says so for both together", () => {
  expect(messages(shareForm, {})).toEqual(["Email required", "Name is required"]);
  expect(messages(shareForm, { email: " ", name: " " })).toEqual(["Email required", "Name is required"]);
  expect(messages(shareForm, { email: "ann@", name: "Ann" })).toEqual(["Invalid Email"]);
  expect(messages(shareForm, { email: `${"a".repeat(50)}@b.example`, name: "x".repeat(101) })).toEqual([
    "Invalid Email",
    "Name must be 100 characters or less",
  ]);
  expect(shareForm.parse({ email: " Ann@Home.Example ", name: " Ann " })).toEqual({
    email: "ann@home.example",
    name: "Ann",
  });
});

test("B099 B430: days become weeks; the default range is the last two whole weeks", () => {
  const none = { due: 0, done: 0 };
  const day = (offset: number, due: number, done: number) => ({
    date: addDays(today, offset),
    exercise: { due, done },
    measurement: none,
    questionnaire: { due: 1, done: 1 },
  });
  const nothing = { date: addDays(today, -70), exercise: none, measurement: none, questionnaire: none };
  const weeks = weeksOf([nothing, day(-20, 2, 1), day(-12, 3, 3), day(-10, 3, 0), day(-6, 4, 2), day(-1, 9, 9)]);
  expect(weeks.map(({ date, exercise }) => [date, exercise.due, exercise.done])).toEqual([
    ["2026-10-25", 2, 1],
    ["2026-11-08", 10, 5],
    ["2026-11-15", 9, 9],
  ]);
  expect(weeksOf([day(-1, 9, 9), day(-12, 3, 3), day(-20, 2, 1)]).map(({ date }) => date)).toEqual([
    "2026-10-25",
    "2026-11-08",
    "2026-11-15",
  ]);
  expect(weeksIn(weeks, { from: weeks[1]!.date, to: weeks[1]!.date })).toEqual([weeks[1]]);
  const lastWeeks = weeksIn(weeks, spanOf("2w", today));
  expect(lastWeeks.map(({ date }) => date)).toEqual(["2026-11-08"]);
  expect(areaOfWeeks(lastWeeks, "exercise")).toEqual({ due: 10, done: 5 });
  expect(areaOfWeeks([], "exercise")).toEqual(none);
  expect(weeksIn(weeks, spanOf("all", today))).toHaveLength(2);
});

const on = (day: string, source: string) => ({ at: `${day}T15:00:00.000Z`, date: calendarDate(day), source });

test("B141: the series of oks, pain, flexion and extension come from forms and devices, oldest first, each with its source", () => {
  const forms = [
    { ...on("2026-11-10", "Knee 12"), kind: "oxford-knee", answers: Array.from({ length: 12 }, () => 3) },
    { ...on("2026-11-01", "Hip 12"), kind: "oxford-hip", answers: Array.from({ length: 12 }, () => 2) },
    { ...on("2026-11-02", "Pain"), kind: "pain", answers: [0] },
    { ...on("2026-11-03", "Bend"), kind: "range-of-motion", answers: [98, null] },
    { ...on("2026-11-04", "Going"), kind: "feedback", answers: [1] },
  ] as const;
  const motions = [
    { ...on("2026-11-09", "Sensor"), name: "flexion", value: 104 },
    { ...on("2026-11-05", "Sensor"), name: "extension", value: 86 },
  ] as const;
  expect(scoreSeries(forms, motions)).toEqual({
    oks: [
      { date: "2026-11-01", value: 24, source: "Hip 12" },
      { date: "2026-11-10", value: 36, source: "Knee 12" },
    ],
    pain: [{ date: "2026-11-02", value: 0, source: "Pain" }],
    flexion: [
      { date: "2026-11-03", value: 98, source: "Bend" },
      { date: "2026-11-09", value: 104, source: "Sensor" },
    ],
    extension: [{ date: "2026-11-05", value: 86, source: "Sensor" }],
    extensiondeficit: [{ date: "2026-11-05", value: 4, source: "Sensor" }],
  });
});

test("numbers D6: a series is ordered by the day its points are for, however late they were sent; of one day by the moment", () => {
  const late = { ...on("2026-11-17", "Pain"), at: "2026-11-22T16:00:00.000Z", kind: "pain", answers: [4] } as const;
  const form = { ...on("2026-11-22", "Pain"), kind: "pain", answers: [0] } as const;
  expect(scoreSeries([form, late], []).pain.map(({ date, value }) => [date, value])).toEqual([
    ["2026-11-17", 4],
    ["2026-11-22", 0],
  ]);
  const morning = { ...on("2026-11-22", "Sensor"), name: "flexion", value: 95 } as const;
  const evening = { ...morning, at: "2026-11-22T23:00:00.000Z", value: 104.6 };
  for (const motions of [
    [morning, evening],
    [evening, morning],
  ])
    expect(scoreSeries([], motions).flexion.map(({ value }) => value)).toEqual([95, 104.6]);
});
