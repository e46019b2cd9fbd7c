import { expect, test } from "vitest";
import { sinceTexts } from "./since-text.ts";

const now = { name: "Knee Standard", retired: false, newest: true };
const sensor = { name: "Knee Motion Sensor", retired: false, newest: false };

test("of a plan that is as it was nothing is said, nor of an earlier version of what it holds", () => {
  expect(sinceTexts(now, [sensor])).toEqual([]);
  expect(sinceTexts(undefined, [undefined])).toEqual([]);
});

test("a newer version of the plan is told, and each thing that is retired once", () => {
  expect(sinceTexts({ ...now, newest: false }, [])).toEqual([
    "Knee Standard has a newer version. This draft is made from an earlier one.",
  ]);
  const retired = { ...sensor, retired: true };
  expect(sinceTexts(now, [retired, retired])).toEqual([
    "Knee Motion Sensor is not offered any more. This draft keeps what it has.",
  ]);
  expect(sinceTexts({ ...now, newest: false, retired: true }, [retired])).toEqual([
    "Knee Standard and Knee Motion Sensor are not offered any more. This draft keeps what it has.",
  ]);
});
