import { drawScore } from "@restride/domain/score-charts/drawn-score.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { scoreTiles } from "./report-pages.ts";

const date = calendarDate("2026-11-18");
const score = (name: "oks" | "pain" | "flexion" | "extension", value: number | null, source: string) =>
  drawScore(name, "knee", value === null ? [] : [{ date, value, source }], null);

test("A303, screens S1: the report reads a straightening as what is missing, and names where scores come from", () => {
  const scores = [
    score("oks", 31, "Knee Function 12"),
    score("pain", 2, "Pain Check"),
    score("flexion", 104.6, "Knee Motion Sensor"),
    score("extension", 4, "Bend and Straighten"),
  ];
  expect(scoreTiles(scores)).toEqual([
    { label: "Oxford Knee score", value: "31/48", below: "11/18/2026, Knee Function 12" },
    { label: "Pain Level", value: "Mild", below: "11/18/2026, Pain Check" },
    { label: "Flexion", value: "104.6°", below: "11/18/2026, Knee Motion Sensor" },
    { label: "Extension", value: "4° short of straight", below: "11/18/2026, Bend and Straighten" },
  ]);
  expect(scoreTiles([score("pain", null, "")])).toEqual([{ label: "Pain Level", value: "N/A", below: "" }]);
});
