import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { drawScore, leftOutText, scoreBand, scoreText } from "./drawn-score.ts";

const bandsOf = (name: "extension" | "flexion" | "pain", values: readonly number[]) =>
  values.map((value) => scoreBand(name, value));

test("B408: the bands of extension are 0-50, 50-80, 80-90 and unknown, counted from a right angle", () => {
  expect(bandsOf("extension", [90, 41, 40, 11, 10, 0])).toEqual(["0-50", "0-50", "50-80", "50-80", "80-90", "80-90"]);
  expect(bandsOf("extension", [-1, 91])).toEqual(["unknown", "unknown"]);
});

test("a bend has its own bands, and a pain none", () => {
  expect(bandsOf("flexion", [89, 90, 130])).toEqual(["below 90", "90-105", "130+"]);
  expect(bandsOf("pain", [0, 4])).toEqual([null, null]);
});

test("a value that cannot be true is said with those that can", () => {
  const sent = { date: date("2026-11-20"), source: "Sensor" };
  const textOf = (name: "flexion" | "extension", value: number, min: number, max: number) =>
    leftOutText(drawScore(name, "knee", [], null), { ...sent, value, min, max });
  expect(textOf("flexion", 999, 30, 145)).toBe("999°, left out: only 30° to 145° can be true");
  expect(textOf("extension", 151, 0, 40)).toBe("151° short of straight, left out: only 0° to 40° can be true");
});

const drawn = (name: "oks" | "pain" | "flexion" | "extension", surgeryType = "knee") =>
  drawScore(name, surgeryType, [], null);

test("A303: a score is titled by what it is, the Oxford score by its joint", () => {
  const titles = (["oks", "pain", "flexion", "extension"] as const).map((name) => drawn(name).line.title);
  expect(titles).toEqual(["Oxford Knee score", "Pain Level", "Flexion", "Extension"]);
  expect(drawn("oks", "hip").line.title).toBe("Oxford Hip score");
  expect((["oks", "pain", "flexion", "extension"] as const).map((name) => drawn(name).line.unit)).toEqual([
    "",
    "",
    "°",
    "°",
  ]);
});

test("a value reads as people say it", () => {
  expect(scoreText(drawn("oks"), 19)).toBe("19/48");
  expect(scoreText(drawn("pain"), 1)).toBe("Very Mild");
  expect(scoreText(drawn("flexion"), 92.5)).toBe("92.5°");
  expect(scoreText(drawn("extension"), 7)).toBe("7° short of straight");
  expect(scoreText(drawn("extension"), 0)).toBe("0°, straight");
});

test("its limits are drawn as lines, the largest above and the smallest below; without one there is none", () => {
  const limits = (threshold: { min?: number | null; max?: number | null } | null) =>
    drawScore("flexion", "knee", [], threshold).line.limits;
  expect(limits({ min: 0, max: 120 })).toEqual([
    { word: "Max", value: 120 },
    { word: "Min", value: 0, below: true },
  ]);
  expect(limits({ max: 120 })).toEqual([{ word: "Max", value: 120 }]);
  expect(limits({ min: 30, max: null })).toEqual([{ word: "Min", value: 30, below: true }]);
  expect(limits(null)).toEqual([]);
});

test("each point has its day, its whole date with its source, and nothing is left out unless it is said", () => {
  const point = { date: date("2026-11-05"), value: 92, source: "Knee Motion Sensor" };
  const score = drawScore("flexion", "knee", [point], null);
  expect(score.line.points).toEqual([
    { label: "Nov 5", when: "11/05/2026, Knee Motion Sensor", value: 92, source: "Knee Motion Sensor" },
  ]);
  expect([score.name, score.points, score.leftOut]).toEqual(["flexion", [point], []]);
});
