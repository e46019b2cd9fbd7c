import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { answeredScores } from "./answered-scores.ts";

const date = calendarDate("2026-03-09");
const seriesOf = (score: number) => ({
  status: "success",
  message: "",
  series: [{ date, score, extensiondeficit: null, source: "Motion sensor" }],
  leftout: null,
  threshold: null,
});

test("each score has its own answer, with the limits of the clinic and what was left out", () => {
  const leftout = [{ date, value: 999, min: 0, max: 160, source: "Motion sensor" }];
  const data = {
    getOksData: seriesOf(31),
    getPainData: seriesOf(2),
    getFlexionData: { ...seriesOf(94), leftout, threshold: { min: 90, max: 120 } },
    getExtensionData: seriesOf(78),
  };
  const scores = answeredScores(data, "hip").map(({ name, points, leftOut, line }) => [
    `${name} ${points[0]!.value}`,
    line.limits.map(({ value }) => value),
    leftOut,
  ]);
  expect(scores).toEqual([
    ["oks 31", [], []],
    ["pain 2", [], []],
    ["flexion 94", [120, 90], leftout],
    ["extension 78", [], []],
  ]);
});
