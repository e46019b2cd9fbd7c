import { expect, test } from "vitest";
import { judgeSoak, riseOf, type SoakEnd, type SoakMinute, windowOf } from "./judge-soak.ts";

const minute: SoakMinute = {
  requests: 1_200,
  failures: [],
  p50: { list: 10, comment: 20 },
  rss: 200,
  jobs: 3,
  reconnects: 5,
};
const end: SoakEnd = {
  heapWarm: 100,
  heapLast: 105,
  lost: 0,
  doubled: 0,
  missedEvents: 0,
  doubledEvents: 0,
  jobsLeft: 0,
};
const hour = (change: (at: number) => Partial<SoakMinute> = () => ({})): SoakMinute[] =>
  Array.from({ length: 60 }, (_, at) => ({ ...minute, ...change(at) }));

test("an hour that stays as it was after ten minutes holds, whatever the first ten were", () => {
  expect(judgeSoak(hour(), end)).toEqual([]);
  expect(
    judgeSoak(
      hour((at) => (at < 10 ? { p50: { list: 2 }, rss: 100 } : {})),
      end,
    ),
  ).toEqual([]);
});

test("an operation whose median of the last ten minutes is more than a fifth above that of minutes 10 to 20 is told", () => {
  const lateList = (list: number) => hour((at) => (at >= 50 ? { p50: { list, comment: 20 } } : {}));
  expect(judgeSoak(lateList(12), end)).toEqual([]);
  expect(judgeSoak(lateList(12.1), end)).toEqual(["list took 12.1 ms at the end, 10.0 before."]);
});

test("resident memory may rise by five MiB in the last half hour, by a line through its minutes", () => {
  const rising = (each: number) => hour((at) => ({ rss: at < 30 ? 100 : 200 + (at - 30) * each }));
  expect(judgeSoak(rising(5 / 29), end)).toEqual([]);
  expect(judgeSoak(rising(6 / 29), end)).toEqual(["Resident memory rose by 6.0 MiB in the second half."]);
  expect(riseOf([1, 2, 3, 4])).toBeCloseTo(3);
  expect(riseOf([4, 1, 1, 4])).toBeCloseTo(0);
  expect(riseOf([7])).toBe(0);
});

test("the heap after a collection may grow by a twentieth", () => {
  expect(judgeSoak(hour(), { ...end, heapLast: 106 })).toEqual(["The heap was 106 MiB at the end, 100 before."]);
});

test("whatever was lost, doubled, missed, failed or left is told with its number", () => {
  const bad = { ...end, lost: 1, doubled: 2, missedEvents: 3, doubledEvents: 4, jobsLeft: 5 };
  expect(
    judgeSoak(
      hour((at) => (at < 6 ? { failures: ["list: 500"] } : {})),
      bad,
    ),
  ).toEqual([
    "Requests that failed: 6.",
    "Changes lost: 1.",
    "Changes made twice: 2.",
    "Events that missed a socket: 3.",
    "Events that reached a socket twice: 4.",
    "Jobs left: 5.",
  ]);
});

test("a shorter soak compares sixths", () => {
  expect([1, 5, 6, 30, 60, 240].map(windowOf)).toEqual([1, 1, 1, 5, 10, 10]);
});
