import { expect, test } from "vitest";
import { readDuration } from "./duration.ts";

test.each([
  ["30m", 30],
  ["30 M", 30],
  ["1h 30m", 90],
  ["1h30m", 90],
  ["1h30", 90],
  ["1h 05", 65],
  ["1.5h", 90],
  ["0.25 h", 15],
  ["2h", 120],
  ["1d", 1440],
  ["0.5d", 720],
  ["1d 2h 30m", 1590],
  ["4D6H3M", 6123],
  [" 1h 10m ", 70],
  ["0m", 0],
] as const)("B262 C149 C151: %j is %d minutes in notes and in the work log", (typed, minutes) =>
  expect([readDuration(typed, "minutes"), readDuration(typed, "hours")]).toEqual([minutes, minutes]),
);

test("B262 C149 C151: a bare number is minutes in notes and hours in the work log", () => {
  expect(["45", "0", " 90 "].map((typed) => readDuration(typed, "minutes"))).toEqual([45, 0, 90]);
  expect(["2", "1.5", "0.25"].map((typed) => readDuration(typed, "hours"))).toEqual([120, 90, 15]);
});

test.each(["", " ", "an hour", "-1", "1h 5", "1h60", "1h 5 m 3", "6h 4d", "1,5h", "m", "1.5m", "123456", "30 minutes"])(
  "%j is no duration",
  (typed) => expect([readDuration(typed, "minutes"), readDuration(typed, "hours")]).toEqual([null, null]),
);

test("a fraction of minutes is no duration", () => expect(readDuration("1.5", "minutes")).toBeNull());
