import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { cohortOn } from "./cohort.ts";
import { bandOn, type Centiles, type CohortWindow, corridorOf, isOutside, placeOf, smoothValues } from "./corridor.ts";
import {
  beyondCorridor,
  manners,
  placeTexts,
  recoveryMetrics,
  recoverySentence,
  recoveryText,
  recoveryTitle,
  sourceText,
  tooFew,
} from "./recovery-texts.ts";
import { lastRecoveryDay, recoveryWindows, windowOf, windowsOn } from "./windows.ts";

const flat = (centiles: Centiles, people = 30, day = 7): CohortWindow => ({
  day,
  people,
  readings: 2 * people,
  centiles,
});
const around = (half: number): Centiles => [half - 20, half - 10, half, half + 10, half + 20];

describe("windows", () => {
  test("hold three days to both sides up to S+56, and seven later on", () => {
    expect(recoveryWindows[0]).toEqual({ day: 7, from: 4, to: 10 });
    expect(recoveryWindows[7]).toEqual({ day: 56, from: 53, to: 59 });
    expect(recoveryWindows[8]).toEqual({ day: 63, from: 56, to: 70 });
    expect(recoveryWindows.at(-1)).toEqual({ day: 364, from: 357, to: 371 });
  });

  test("hold a day once up to S+55, and where they are wide two or three times", () => {
    expect([3, 4, 10, 11, 56, 60, 63, 371, 372].map(windowsOn)).toEqual([
      [],
      [7],
      [7],
      [14],
      [56, 63],
      [63],
      [63, 70],
      [364],
      [],
    ]);
    expect(lastRecoveryDay).toBe(371);
  });

  test("each day from S+4 on is near a window that holds it", () => {
    for (let day = 4; day <= 371; day++) {
      const { from, to } = windowOf(day);
      expect(day >= from && day <= to).toBe(true);
    }
    expect(windowOf(66).day).toBe(63);
    expect(windowOf(59).day).toBe(56);
    expect([windowOf(0).day, windowOf(500).day]).toEqual([7, 364]);
  });
});

describe("the cohort", () => {
  test("is made of surgeries 60 days to three years ago", () => {
    expect(cohortOn(calendarDate("2026-11-20"))).toEqual({
      from: "2023-11-21",
      to: "2026-09-21",
      minValues: 3,
      maxHoldDays: 14,
    });
  });
});

describe("a corridor", () => {
  test("is smoothed by the median of five, of three beside the ends, and keeps its ends", () => {
    expect(smoothValues([1, 2, 9, 4, 5])).toEqual([1, 2, 4, 5, 5]);
    expect(smoothValues([3])).toEqual([3]);
    expect(smoothValues([10, 20, 30, 40, 50, 60])).toEqual([10, 20, 30, 40, 50, 60]);
  });

  test("is drawn where 30 people stand, and broken where fewer do", () => {
    const windows = [30, 31, 29, 40].map((people, at) => flat(around(80 + at), people, 7 * (at + 1)));
    expect(corridorOf(windows)).toEqual([
      [
        { day: 7, centiles: [60, 70, 80, 90, 100] },
        { day: 14, centiles: [61, 71, 81, 91, 101] },
      ],
      [{ day: 28, centiles: [63, 73, 83, 93, 103] }],
    ]);
    expect(corridorOf([])).toEqual([]);
  });

  test("goes straight from window to window, and is nowhere beside them", () => {
    const corridor = corridorOf([flat(around(80)), flat(around(87), 30, 14)]);
    expect(bandOn(corridor, 7)).toEqual([60, 70, 80, 90, 100]);
    expect(bandOn(corridor, 9)).toEqual([62, 72, 82, 92, 102]);
    expect(bandOn(corridor, 14)).toEqual([67, 77, 87, 97, 107]);
    expect(bandOn(corridor, 6)).toBeNull();
    expect(bandOn(corridor, 15)).toBeNull();
    const longer = corridorOf([7, 14, 21].map((day) => flat(around(73 + day), 30, day)));
    expect(bandOn(longer, 20)).toEqual([73, 83, 93, 103, 113]);
  });

  const centilesOf = fc
    .array(fc.integer({ min: 0, max: 150 }), { minLength: 5, maxLength: 5 })
    .map((values) => values.toSorted((a, b) => a - b) as unknown as Centiles);

  test("keeps its centiles in their order", () => {
    const rows = fc.array(centilesOf, { minLength: 1, maxLength: 52 });
    fc.assert(
      fc.property(rows, (all) => {
        const [run] = corridorOf(all.map((centiles, at) => flat(centiles, 30, 7 * (at + 1))));
        for (const { centiles } of run!) expect(centiles.toSorted((a, b) => a - b)).toEqual(centiles);
      }),
    );
  });

  test("has six places; what lies on its border is within", () => {
    const centiles: Centiles = [60, 70, 80, 90, 100];
    expect([59, 60, 70, 80, 90, 100, 101].map((value) => placeOf(value, centiles))).toEqual([0, 1, 2, 3, 3, 4, 5]);
    expect([59, 60, 100, 101].map((value) => isOutside(placeOf(value, centiles)))).toEqual([true, false, false, true]);
  });
});

describe("in words", () => {
  test("a bend below the corridor is said by what others have", () => {
    expect(recoverySentence("flexion", "knee", { day: 66, value: 92 }, [97, 105, 113, 121, 129])).toBe(
      "Below the corridor: on S+66 one knee in ten has less than 97°, half have 113° or more.",
    );
    expect(recoverySentence("flexion", "knee", { day: 66, value: 113 }, [97, 105, 113, 121, 129])).toMatch(
      /^In the middle of the corridor:/,
    );
  });

  test("of what is better low, the upper side is told", () => {
    expect(recoverySentence("deficit", "knee", { day: 66, value: 12 }, [0, 0, 1, 3, 5])).toBe(
      "Above the corridor: on S+66 one knee in ten has more than 5°, half have 1° or less.",
    );
    expect(recoverySentence("pain", "hip", { day: 14, value: 2 }, [0, 1, 1, 2, 3])).toBe(
      "In the middle of the corridor: on S+14 one hip in ten has more than Moderate, half have Very Mild or less.",
    );
  });

  test("each place of a value has its words", () => {
    const centiles: Centiles = [60, 70, 80, 90, 100];
    const leads = [59, 65, 75, 85, 95, 101].map((value) => {
      const [lead] = recoverySentence("flexion", "knee", { day: 7, value }, centiles).split(":");
      return [lead, placeTexts[placeOf(value, centiles)]];
    });
    expect(leads).toEqual([
      ["Below the corridor", "below the 10th centile"],
      ["In the lower part of the corridor", "between the 10th and 25th"],
      ["In the middle of the corridor", "between the 25th and the middle"],
      ["In the middle of the corridor", "between the middle and the 75th"],
      ["In the upper part of the corridor", "between the 75th and 90th"],
      ["Above the corridor", "above the 90th centile"],
    ]);
  });

  test("metrics have the names, units and axes of their scores, sources those of their devices", () => {
    expect(recoveryMetrics.map((metric) => recoveryTitle(metric, "knee"))).toEqual([
      "Flexion",
      "Extension deficit",
      "Pain Level",
      "Oxford Knee score",
    ]);
    expect(recoveryTitle("oxford", "hip")).toBe("Oxford Hip score");
    expect(recoveryMetrics.map((metric) => [recoveryText(metric, 3), manners[metric].axis])).toEqual([
      ["3°", { min: 0, max: 150 }],
      ["3°", { min: 0, max: 40 }],
      ["Moderate", { min: 0, max: 4 }],
      ["3", { min: 0, max: 48 }],
    ]);
    expect(["form", "Knee Motion Sensor"].map(sourceText)).toEqual(["questionnaire", "Knee Motion Sensor"]);
  });

  test("too few people are counted", () => {
    expect(tooFew("knee", 18)).toBe("A corridor needs 30 knees on the same day; 18 are there.");
    expect(tooFew("hip", 1)).toBe("A corridor needs 30 hips on the same day; 1 is there.");
    expect(tooFew("hip", 0)).toBe("A corridor needs 30 hips on the same day; none are there.");
  });

  test("a day before or behind the corridor is told from too few people", () => {
    expect(beyondCorridor(4, 7)).toBe("No corridor reaches S+4; the nearest day that has one is S+7.");
  });

  test("values are whole degrees and points, pain is its word", () => {
    expect(recoveryText("flexion", 104.6)).toBe("105°");
    expect(recoveryText("oxford", 33.4)).toBe("33");
    expect(recoveryText("pain", 1.6)).toBe("Mild");
  });
});
