import { expect, test } from "vitest";
import { sinceTexts } from "./since-texts.ts";

const now = { name: "Knee Standard", number: 5, retired: false, newest: true };
const sensor = { name: "Knee Motion Sensor", number: 1, retired: false, newest: false };

test("of a plan that is as it was nothing is said, nor of an earlier version of what it holds", () => {
  expect(sinceTexts(now, 5, [sensor])).toEqual([]);
  expect(sinceTexts(undefined, undefined, [undefined])).toEqual([]);
});

test("a newer version of the plan is told, and each thing that is retired once", () => {
  expect(sinceTexts({ ...now, newest: false }, 6, [])).toEqual([
    "Knee Standard has a newer version, 6. This draft is made from 5.",
  ]);
  const retired = { ...sensor, retired: true };
  expect(sinceTexts(now, 5, [retired, retired])).toEqual([
    "Knee Motion Sensor is not offered any more. This draft keeps what it has.",
  ]);
  expect(sinceTexts({ ...now, newest: false, retired: true }, 6, [retired])).toEqual([
    "Knee Standard and Knee Motion Sensor are not offered any more. This draft keeps what it has.",
  ]);
});
