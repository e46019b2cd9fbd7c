import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { drawScore, leftOutText, scoreBand } from "./drawn-score.ts";

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
  const said = (name: "flexion" | "extension", value: number, min: number, max: number) =>
    leftOutText(drawScore(name, "knee", [], null), { ...sent, value, min, max });
  expect(said("flexion", 999, 30, 145)).toBe("999°, left out: only 30° to 145° can be true");
  expect(said("extension", 151, 0, 40)).toBe("151° short of straight, left out: only 0° to 40° can be true");
});
