import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { belowFlexionBands, deficitOf, extensionBandOf, extensionOf, flexionBandOf } from "./bands.ts";
import { hoosJrScore, koosJrScore } from "./jr-score.ts";
import { oxfordCategory, oxfordScale, oxfordScore } from "./oxford-score.ts";
import { painCodeOf, painLevelOf, painLevels } from "./pain-level.ts";
import { lastScoresOf, motionOf, scoreOf } from "./score.ts";

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe("function score", () => {
  test("B406: twelve items of 4 to 0 are added, 0 to 48; charts have the axis 0 to 50", () => {
    expect(scoreOf("oxford-knee", times(12, 4))).toBe(48);
    expect(scoreOf("oxford-hip", times(12, 0))).toBe(0);
    expect(scoreOf("oxford-knee", [4, 3, 2, 1, 0, 4, 3, 2, 1, 0, 4, 3])).toBe(27);
    expect(oxfordScale).toEqual({ max: 48, axis: { min: 0, max: 50 } });
  });

  test("one or two gaps count as the mean of the others, three leave no score", () => {
    expect(oxfordScore([...times(11, 3), null])).toBe(36);
    expect(oxfordScore([...times(6, 4), ...times(4, 3), null, null])).toBe(43);
    expect(oxfordScore([...times(9, 4), null, null, null])).toBeNull();
    expect(oxfordScore(times(11, 4))).toBeNull();
  });

  test("numbers A13: with one or two gaps no sum of answers comes to an exact half, so a score never depends on how halves are rounded", () => {
    const filled = (answerCount: number, sum: number) =>
      oxfordScore([
        ...Array.from({ length: answerCount }, (_, at) => Math.floor((sum + at) / answerCount)),
        ...times(12 - answerCount, null),
      ]);
    // 12/10 of 33 is 39.6, of 32 is 38.4; 12/11 of 33 is 36, of 38 is 41.45, of 39 is 42.54.
    expect([filled(10, 33), filled(10, 32), filled(11, 33), filled(11, 38), filled(11, 39)]).toEqual([
      40, 38, 36, 41, 43,
    ]);
    for (const answerCount of [10, 11])
      for (let sum = 0; sum <= 4 * answerCount; sum++)
        expect(Math.abs(filled(answerCount, sum)! * answerCount - 12 * sum)).toBeLessThan(answerCount / 2);
  });

  test("a score lies between 0 and 48 and never falls when an answer gets better", () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }), { minLength: 12, maxLength: 12 }),
        fc.nat(11),
        (items, at) => {
          const score = oxfordScore(items);
          const better = oxfordScore(items.map((item, index) => (item !== null && index === at ? item + 1 : item)));
          fc.pre(items.filter((item) => item === null).length <= 2);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(better).toBeLessThanOrEqual(48);
          expect(better).toBeGreaterThanOrEqual(score!);
        },
      ),
    ));

  test("scores have words", () =>
    expect([48, 42, 41, 34, 33, 27, 26].map(oxfordCategory)).toEqual([
      "excellent",
      "excellent",
      "good",
      "good",
      "fair",
      "fair",
      "poor",
    ]));
});

describe("pain", () => {
  test("B404: the pain level scale is None, Very Mild, Mild, Moderate, Severe", () =>
    expect(painLevels).toEqual(["None", "Very Mild", "Mild", "Moderate", "Severe"]));

  test("five words, and numbers from 0 to 10 in them", () => {
    expect(painLevels).toEqual(["None", "Very Mild", "Mild", "Moderate", "Severe"]);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 10, 12, -1].map(painCodeOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 0]);
    expect([painLevelOf(3), painLevelOf(7), painLevelOf(null)]).toEqual(["Moderate", null, null]);
    expect(scoreOf("pain", [2])).toBe(2);
    expect(scoreOf("pain", [])).toBeNull();
  });
});

describe("JR scores", () => {
  test("raw sums are read from the published tables", () => {
    expect([0, 1, 4].map((item) => koosJrScore(times(7, item)))).toEqual([100, 68.284, 0]);
    expect([0, 1, 4].map((item) => hoosJrScore(times(6, item)))).toEqual([100, 70.426, 0]);
    expect(scoreOf("hoos-jr", [2, 2, 2, 3, 3, 3])).toBe(43.335);
    expect(scoreOf("hoos-jr", [0, 0, 0, 0, 0, 1])).toBe(92.34);
    expect(scoreOf("koos-jr", times(7, 1))).toBe(68.284);
    for (const kind of ["promis", "safety", "feedback"] as const) expect(scoreOf(kind, times(6, 1))).toBeNull();
  });

  test("a gap leaves no score", () => {
    expect(koosJrScore([...times(6, 0), null])).toBeNull();
    expect(scoreOf("koos-jr", times(6, 1))).toBeNull();
  });
});

describe("bands of motion", () => {
  test("B407: the flexion bands are 90-105, 105-115, 115-130, 130+ and unknown", () =>
    expect([90, 105, 115, 130, null].map(flexionBandOf)).toEqual(["90-105", "105-115", "115-130", "130+", "unknown"]));

  test("B407 B408: a bend and a straightening lie in their bands; a bend below the bands it is named, without a number both are unknown", () => {
    expect([null, 89, 90, 104, 105, 115, 129, 130, 145].map(flexionBandOf)).toEqual([
      "unknown",
      belowFlexionBands,
      "90-105",
      "90-105",
      "105-115",
      "115-130",
      "115-130",
      "130+",
      "130+",
    ]);
    expect([0, 10, 11, 41, 90].map((deficit) => extensionBandOf(extensionOf(deficit)))).toEqual([
      "80-90",
      "80-90",
      "50-80",
      "0-50",
      "0-50",
    ]);
    expect([null, 91, 90.5, -1].map(extensionBandOf)).toEqual(["unknown", "unknown", "unknown", "unknown"]);
    expect(belowFlexionBands).toBe("below 90");
    expect([90, 86, 79.6].map(deficitOf)).toEqual([0, 4, 10.4]);
  });

  test("a range-of-motion form answers with degrees", () => {
    expect(motionOf([132, 86])).toEqual({ flexion: 132, extension: 86 });
    expect(motionOf([98])).toEqual({ flexion: 98, extension: null });
    expect(scoreOf("range-of-motion", [132, 86])).toBeNull();
  });
});

test("a filled form gives the last scores of its kind anew", () => {
  expect(lastScoresOf("oxford-knee", times(12, 3))).toEqual({ kneescore: 36 });
  expect(lastScoresOf("oxford-hip", times(12, 1))).toEqual({ hipscore: 12 });
  expect(lastScoresOf("pain", [0])).toEqual({ painlevel: 0 });
  expect(lastScoresOf("range-of-motion", [110, 86])).toStrictEqual({ flexion: 110, extension: 86 });
  expect(lastScoresOf("range-of-motion", [110, null])).toStrictEqual({ flexion: 110 });
  expect(lastScoresOf("oxford-knee", times(12, null))).toEqual({});
  expect(lastScoresOf("safety", [1])).toStrictEqual({});
});
