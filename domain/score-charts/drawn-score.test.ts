import { expect, test } from "vitest";
import { scoreBand } from "./drawn-score.ts";

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
