import { expect, test } from "vitest";
import { differencesOf, summaryOf } from "./differences.ts";
import type { ComparedContent, ComparedPart } from "./compared-content.ts";

const knee1: ComparedPart = {
  _id: "k1",
  content: "knee",
  name: "Knee 1",
  number: 3,
  startdate: 1,
  enddate: 14,
  exercises: 13,
};
const knee2: ComparedPart = {
  _id: "k2",
  content: "knee 2",
  name: "Knee 2",
  number: 3,
  startdate: 15,
  enddate: 42,
  exercises: 1,
};
const newKnee2: ComparedPart = { ...knee2, _id: "k2 new", number: 4, exercises: 17 };
const sensor: ComparedPart = { _id: "s", content: "sensor", name: "Sensor", number: 1 };
const pain: ComparedPart = { _id: "p", content: "pain", name: "Pain Check", number: 1 };
const parts = [knee1, knee2, newKnee2, sensor, pain];

const plan = (changes: NonNullable<ComparedContent["carePlan"]>): ComparedContent => ({
  carePlan: { name: "Ours", ...changes },
  parts,
});
const measurement = { deviceid: "s", start_date: 1, end_date: 14, interval: 1, time: 2, skiponsurgerydate: true };
const rows = (older: ComparedContent, newer: ComparedContent) =>
  differencesOf(older, newer).map(({ kind, name, previousText, text }) => [kind, name, previousText, text]);

test("a care plan's changes are said in words: what is new, what changed, what is gone", () => {
  const older = plan({
    description: "Bend first.",
    surgery_type: "knee",
    regimens: ["k1", "k2"],
    devices: [measurement],
    feedback: [{ formid: "p", scheduletype: "weekly", schedule: [1, 4], startdate: 3, enddate: 42 }],
  });
  const newer = plan({
    description: "Bend first.",
    surgery_type: "",
    pace: "gentle",
    regimens: ["k1", "k2 new"],
    devices: [{ ...measurement, end_date: 21, skiponsurgerydate: false }],
  });
  expect(rows(older, newer)).toEqual([
    ["changed", "For", "Knee", "Knee and hip"],
    ["changed", "Pace", "Standard", "Gentle"],
    ["changed", "Knee 2", "S+15 → S+42, 1 exercise, version 3", "S+15 → S+42, 17 exercises, version 4"],
    [
      "changed",
      "Sensor",
      "S+1 → S+14, Every Day, 2× a day, version 1",
      "S+1 → S+21, Every Day, 2× a day, on the day of surgery too, version 1",
    ],
    ["gone", "Pain Check", "Mon Thu S+3 → S+42, version 1", ""],
  ]);
  expect(rows(newer, older).at(-1)).toEqual(["added", "Pain Check", "", "Mon Thu S+3 → S+42, version 1"]);
  expect(differencesOf(older, older)).toEqual([]);
});

test("the order of what stayed is one difference, and what came in between is none", () => {
  expect(rows(plan({ regimens: ["k1", "k2"] }), plan({ regimens: ["k2", "k1"] }))).toEqual([
    ["changed", "Order of regimens", "Knee 1, Knee 2", "Knee 2, Knee 1"],
  ]);
  expect(rows(plan({ regimens: ["k1"] }), plan({ regimens: ["k2", "k1"] }))).toEqual([
    ["added", "Knee 2", "", "S+15 → S+42, 1 exercise, version 3"],
  ]);
});

test("clinics that words do not tell apart are not the same, whatever their order", () => {
  expect(rows(plan({ customers: ["a", "b"] }), plan({ customers: ["b", "a"] }))).toEqual([]);
  expect(rows(plan({ customers: ["a", "b"] }), plan({ customers: ["a", "c"] }))).toEqual([
    ["changed", "Offered to", "2 clinics", "2 clinics, not the same"],
  ]);
  expect(rows(plan({}), plan({ customers: ["a"] }))).toEqual([["changed", "Offered to", "All clinics", "1 clinic"]]);
});

test("several spans of a questionnaire are one line, with their days", () => {
  const spans = [
    { formid: "p", scheduletype: "weekly", schedule: [1], startdate: 43, enddate: 182 },
    { formid: "p", scheduletype: "custom", schedule: [-14, 0, 365], startdate: -14, enddate: 365 },
  ];
  expect(rows(plan({}), plan({ feedback: spans }))).toEqual([
    ["added", "Pain Check", "", "Mon S+43 → S+182; S-14, S, S+365, version 1"],
  ]);
});

test("an exercise that stands in a regimen twice is compared by its turn, with dose and chain", () => {
  const sets: ComparedPart = { _id: "q", content: "quad", name: "Quad Sets", number: 2 };
  const regimen = (
    ...exercises: NonNullable<NonNullable<ComparedContent["regimen"]>["exercises"]>
  ): ComparedContent => ({
    regimen: { name: "R", startdate: 1, enddate: 14, exercises },
    parts: [sets],
  });
  const first = { exercise: "q", startdate: 1, enddate: 7, holdseconds: 5, repeat: 10, set: 2, time: 1, interval: 1 };
  const second = { ...first, startdate: 8, enddate: 14, holdseconds: 0, set: 1, interval: 7 };
  expect(rows(regimen(first, second), regimen({ ...first, next: 1 }, { ...second, set: 2 }))).toEqual([
    [
      "changed",
      "Quad Sets",
      "S+1 → S+7, 2 sets, 10 repeats, hold 5 seconds, 1× a day, Every Day, version 2",
      "S+1 → S+7, 2 sets, 10 repeats, hold 5 seconds, 1× a day, Every Day, then Quad Sets, version 2",
    ],
    [
      "changed",
      "Quad Sets",
      "S+8 → S+14, 1 set, 10 repeats, 1× a day, Once A Week, version 2",
      "S+8 → S+14, 2 sets, 10 repeats, 1× a day, Once A Week, version 2",
    ],
  ]);
});

test("a picture says that it is another one, and a text that came or went is one difference", () => {
  const exercise = (image: string, caution: string): ComparedContent => ({
    exercise: { name: "E", image, caution },
    parts: [],
  });
  expect(rows(exercise("/a.png", ""), exercise("/b.png", "Not with pain."))).toEqual([
    ["added", "Not if, or take care", "", "Not with pain."],
    ["changed", "Image", "There is one", "There is one, not the same"],
  ]);
  expect(rows(exercise("/a.png", "x"), exercise("", "x"))).toEqual([["gone", "Image", "There is one", ""]]);
});

test("questions are known by their words, values by their numbers", () => {
  const form = (question: string, ...points: number[]): ComparedContent => ({
    questionnaire: {
      name: "F",
      questions: [{ question, options: points.map((optnumber) => ({ optnumber, option: "Yes" })) }],
    },
    parts: [],
  });
  expect(rows(form("Pain?", 0, 1), form("Pain?", 0, 2))).toEqual([
    ["changed", "Pain?", "Yes (0), Yes (1)", "Yes (0), Yes (2)"],
  ]);
  expect(rows(form("Pain?", 0), form("Ache?", 0)).map(([how, name]) => [how, name])).toEqual([
    ["added", "Ache?"],
    ["gone", "Pain?"],
  ]);
  const device = (metric: string, min: number | null): ComparedContent => ({
    device: {
      values: [{ metric, unit: "°", min: 0, max: 150, thresholds: [{ fromday: 15, min, max: 120 }, { max: 130 }] }],
    },
    parts: [],
  });
  expect(rows(device("Bend", 90), device("Flexion", null))).toEqual([
    [
      "changed",
      "Flexion",
      "Bend: 0 to 150°; from S+15: 90 to 120; any day: up to 130",
      "0 to 150°; from S+15: up to 120; any day: up to 130",
    ],
  ]);
});

test("a summary names three differences and counts the rest", () => {
  const newerPlan = plan({ surgery_type: "hip", pace: "fast", regimens: ["k1"], devices: [measurement] });
  expect(summaryOf(differencesOf(plan({}), newerPlan))).toBe("For changed, Pace changed, Knee 1 added and 1 more");
  expect(summaryOf(differencesOf(plan({}), plan({ pace: "fast" })))).toBe("Pace changed");
  expect(summaryOf([])).toBe("");
});
