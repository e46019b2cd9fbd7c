import { isInterval } from "@restride/domain/schedules/interval.ts";
import { measuredSentence } from "@restride/domain/progress-page/measurement-texts.ts";
import { scoreOf } from "@restride/domain/questionnaires/score.ts";
import { describe, expect, test } from "vitest";
import { carePlans } from "./care-plans.ts";
import { devices } from "./devices.ts";
import { exercises } from "./exercises.ts";
import { questionnaires } from "./questionnaires.ts";
import { regimens } from "./regimens.ts";

const unique = (list: readonly string[]): boolean => new Set(list).size === list.length;

describe("the ready-made content", () => {
  test("there is enough of everything, each with a code of its own", () => {
    const counts = [exercises, regimens, carePlans, devices, questionnaires].map((list) => list.length);
    expect(counts).toEqual([42, 8, 8, 8, 8]);
    for (const list of [exercises, regimens, carePlans, devices, questionnaires])
      expect(unique(list.map(({ code }) => code))).toBe(true);
  });

  test("exercises have a dose and windows that make sense", () => {
    for (const { code, hold, repeats, sets, times, interval, before, knee, hip, purpose } of exercises) {
      expect([hold >= 0, repeats > 0, sets > 0, times > 0, isInterval(interval), purpose.endsWith(".")], code).toEqual(
        Array(6).fill(true),
      );
      expect(before === null || (before.start === -28 && before.end === -1), code).toBe(true);
      for (const span of [knee, hip])
        expect(span === null || (span.start >= 1 && span.start <= span.end && span.end <= 180), code).toBe(true);
    }
  });

  test("regimens hold their exercises inside their own window and link only what they hold", () => {
    for (const { code, start, end, exercises: entries } of regimens)
      for (const [at, entry] of entries.entries()) {
        expect(
          entry.start >= start && entry.end <= end && entry.start <= entry.end,
          `${code} ${entry.exercise.code}`,
        ).toBe(true);
        expect(entry.next === null || (entry.next !== at && entry.next < entries.length), code).toBe(true);
      }
    const chained = regimens.flatMap(({ code, exercises: entries }) =>
      entries.filter(({ next }) => next !== null).map(() => code),
    );
    expect(chained).toEqual(["R2", "R2", "R2", "R3", "R3"]);
  });

  test("hips have no exercise outside the hip's window before strength begins", () => {
    for (const code of ["R6", "R8"])
      for (const { exercise, start } of regimens.find((each) => each.code === code)!.exercises)
        expect(start, `${code} ${exercise.code}`).toBeGreaterThanOrEqual(exercise.hip!.start);
  });

  test("care plans name regimens, devices and questionnaires that are there and fit the joint", () => {
    for (const plan of carePlans) {
      for (const code of plan.regimens)
        expect([null, plan.joint]).toContain(regimens.find((each) => each.code === code)!.joint);
      for (const { code, interval } of plan.devices) {
        expect([null, plan.joint], `${plan.code} ${code}`).toContain(devices.find((each) => each.code === code)!.joint);
        expect(isInterval(interval)).toBe(true);
      }
      for (const code of plan.questionnaires)
        expect(
          questionnaires.some((each) => each.code === code),
          code,
        ).toBe(true);
    }
  });

  test("metrics are written in snake case, inside axes and limits", () => {
    for (const { code, metrics } of devices)
      for (const { parameter, plausible, axis } of metrics) {
        expect(parameter, code).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
        expect(plausible[0], parameter).toBeLessThan(plausible[1]);
        expect(axis === null || axis[0] < axis[1], parameter).toBe(true);
      }
  });

  test("a patient reads a sentence about every value that is shown", () => {
    const unsaid = measuredSentence("own_value");
    for (const { parameter } of devices.flatMap(({ metrics }) => metrics.filter(({ isOutput }) => isOutput)))
      expect(measuredSentence(parameter), parameter).not.toBe(unsaid);
  });

  test("every form is scored from its best to its worst options", () => {
    const answers = (code: string, at: number) =>
      questionnaires.find((each) => each.code === code)!.questions.map(({ options }) => options.at(at)!.optnumber);
    expect([scoreOf("oxford-knee", answers("K12", 0)), scoreOf("oxford-hip", answers("H12", -1))]).toEqual([48, 0]);
    expect([scoreOf("koos-jr", answers("KOOS", 0)), scoreOf("hoos-jr", answers("HOOS", -1))]).toEqual([100, 0]);
    expect([scoreOf("pain", answers("PAIN", 0)), scoreOf("pain", answers("PAIN", -1))]).toEqual([0, 4]);
  });

  test("B406: every form on the subjects of the Oxford scores says whose licence the original needs", () => {
    const oxford = questionnaires.filter(({ kind }) => kind === "oxford-knee" || kind === "oxford-hip");
    expect(oxford.map(({ kind }) => kind).toSorted()).toEqual(["oxford-hip", "oxford-knee"]);
    for (const { licence } of oxford) expect(licence).toContain("Oxford University Innovation");
  });
});
