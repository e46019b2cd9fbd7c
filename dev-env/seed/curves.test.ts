import { describe, expect, test } from "vitest";
import { adherenceOn, drawAdherence } from "./adherence.ts";
import { type Course, courseOf, drawConstitution } from "./curves.ts";
import { makeRandom } from "./random.ts";

const drawn = (joint: "knee" | "hip"): Course[] =>
  Array.from({ length: 2000 }, (_, at) =>
    courseOf(drawConstitution(makeRandom(joint, at), joint, at % 3 !== 0, 30, 65)),
  );

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("recovery of many patients", () => {
  const [knees, hips] = [drawn("knee"), drawn("hip")];

  test("bend grows as in published cohorts: 64° on day 1, 92° in week 2, 111° in week 8", () => {
    const at = (day: number) => median(knees.map(({ flexion }) => flexion(day)));
    expect(at(1)).toBeGreaterThan(58);
    expect(at(1)).toBeLessThan(70);
    expect(Math.abs(at(14) - 90)).toBeLessThan(5);
    expect(Math.abs(at(56) - 109)).toBeLessThan(5);
  });

  test("no knee bends 130° on day 2, and none ends far beyond what it could before", () => {
    expect(Math.max(...knees.map(({ flexion }) => flexion(2)))).toBeLessThanOrEqual(83);
    expect(knees.every(({ flexion }) => flexion(365) <= flexion(-1) + 15.01)).toBe(true);
  });

  test("pain falls, in hips sooner than in knees", () => {
    const at = (list: Course[], day: number) => mean(list.map(({ pain }) => pain(day)));
    expect(at(knees, 1)).toBeGreaterThan(5);
    expect(at(knees, 60)).toBeLessThan(3.5);
    expect(at(hips, 29)).toBeLessThan(2);
    expect(at(hips, 29)).toBeLessThan(at(knees, 29));
  });

  test("function is lost at first and then won: means near 35 for knees and 38 for hips in half a year", () => {
    const at = (list: Course[], day: number) => mean(list.map(({ joint }) => joint(day)));
    expect(at(knees, 7)).toBeLessThan(at(knees, -14));
    expect(Math.abs(at(knees, 182) - 34)).toBeLessThan(3);
    expect(Math.abs(at(hips, 182) - 38)).toBeLessThan(3);
  });

  test("values stay inside what people have", () => {
    for (const { flexion, deficit, pain, joint, steps } of [...knees.slice(0, 200), ...hips.slice(0, 200)])
      for (const day of [-20, 1, 5, 30, 200]) {
        expect(flexion(day)).toBeGreaterThanOrEqual(30);
        expect(deficit(day)).toBeGreaterThanOrEqual(0);
        expect(pain(day)).toBeLessThanOrEqual(10);
        expect(joint(day)).toBeLessThanOrEqual(48);
        expect(steps(day)).toBeGreaterThan(0);
      }
  });
});

describe("adherence of many patients", () => {
  const people = Array.from({ length: 4000 }, (_, at) => drawAdherence(makeRandom("adherence", at)));
  const inWeek = (week: number) => mean(people.map((each) => adherenceOn(each, 65, week * 7 - 3, 2)));

  test("it starts near 80% and fades to about half in three months", () => {
    expect(Math.abs(inWeek(1) - 0.83)).toBeLessThan(0.05);
    expect(Math.abs(inWeek(6) - 0.66)).toBeLessThan(0.06);
    expect(Math.abs(inWeek(12) - 0.56)).toBeLessThan(0.06);
  });

  test("who stops does nothing a week later", () => {
    const stopper = { base: 0.78, fading: 0, stopWeek: 3 };
    expect([20, 24, 30].map((day) => adherenceOn(stopper, 65, day, 2))).toEqual([
      expect.closeTo(0.78 * 1.04 * 1.05, 5),
      0.35,
      0,
    ]);
  });

  test("Sundays are the weakest", () => {
    const steady = { base: 0.8, fading: 0, stopWeek: null };
    const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => adherenceOn(steady, 65, 5, weekday));
    expect(Math.min(...week)).toBe(week[0]);
  });
});
