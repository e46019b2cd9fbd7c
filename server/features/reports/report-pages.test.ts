import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { scoreFacts } from "./report-pages.ts";

test("A303, screens S1: the report reads a straightening as what is missing, and names where motions come from", () => {
  const date = calendarDate("2026-11-18");
  const scores = {
    kneescore: { value: 31, date, source: null },
    hipscore: null,
    painlevel: { value: 2, date, source: null },
    flexion: { value: 104.6, date, source: "Knee Motion Sensor" },
    extension: { value: 86, date, source: "Bend and Straighten" },
    extensiondeficit: { value: 4, date, source: "Bend and Straighten" },
  };
  expect(scoreFacts("knee", scores)).toEqual([
    ["Knee Score", "31 of 48, 11/18/2026"],
    ["Pain Level", "Mild, 11/18/2026"],
    ["Flexion", "104.6 degrees, Knee Motion Sensor, 11/18/2026"],
    ["Extension", "4 degrees short of straight, Bend and Straighten, 11/18/2026"],
  ]);
  expect(scoreFacts("hip", { ...scores, painlevel: null })).toEqual([
    ["Hip Score", "N/A"],
    ["Pain Level", "N/A"],
  ]);
});
