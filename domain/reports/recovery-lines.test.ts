import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { recoveryCohort, recoveryLines } from "./recovery-lines.ts";

const point = (value: number, place: 0 | 1 | 5 | null) => ({ date: calendarDate("2026-11-20"), day: 66, value, place });
const cohort = {
  joint: "knee",
  version: 3,
  madeon: calendarDate("2026-11-16"),
  cohortfrom: calendarDate("2023-11-17"),
  cohortto: calendarDate("2026-09-17"),
} as const;

test("a report says of each newest value where it lies beside the clinic's others, and from which source it is", () => {
  const charts = [
    { metric: "flexion", source: "Knee Motion Sensor", points: [point(80, 1), point(92.4, 0)], sentence: "Below." },
    { metric: "pain", source: "form", points: [point(3, 5)], sentence: "Above." },
  ] as const;
  expect(recoveryLines({ joint: "knee", charts })).toEqual([
    {
      title: "Flexion, Knee Motion Sensor",
      text: "92° on 11/20/2026, S+66, below the 10th centile. Below.",
    },
    { title: "Pain Level, questionnaire", text: "Moderate on 11/20/2026, S+66, above the 90th centile. Above." },
  ]);
});

test("a value without a corridor on its day is not judged, even where an earlier one was", () => {
  const charts = [
    {
      metric: "flexion",
      source: "form",
      points: [point(80, 1), point(92, null)],
      sentence: "A corridor needs 30 knees.",
    },
    { metric: "oxford", source: "form", points: [], sentence: "" },
  ] as const;
  expect(recoveryLines({ joint: "knee", charts })).toEqual([]);
});

test("a report names the version of the corridors and the surgeries that are in them", () => {
  expect(recoveryCohort(cohort)).toBe(
    "Beside the clinic's other knees operated on from 11/17/2023 to 09/17/2026; corridors 3 of 11/16/2026. It tells what was, not what must be.",
  );
  expect(recoveryCohort({ ...cohort, madeon: null })).toBe("");
});
