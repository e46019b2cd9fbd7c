import { describe, expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { countPartOf, metricAreaLabels, complianceQuery, engagementQuery, weeksOfPeriod } from "./metric-filter.ts";
import { patientFilterChips, withoutFilterField } from "../patients/list/patient-filter-chips.ts";
import { activePatientsPath } from "../patients/list/patient-list-path.ts";
import { parsePatientFilter, type PatientFilter, patientFilterSchema } from "../patients/list/patient-filter.ts";

const friday = calendarDate("2026-11-20");
const filter: PatientFilter = { type: "active", compliance: "exercise.skipped", weeks: 2, joint: "knee" };
const chips = (of: PatientFilter) =>
  patientFilterChips(of, () => undefined).map(({ label, value }) => `${label}: ${value}`);

describe("the patients of a count", () => {
  test("are asked for by area, bucket, joint and the days that the page counts", () => {
    expect(complianceQuery(filter, friday)).toEqual({
      area: "exercise",
      bucket: "skipped",
      joint: "knee",
      from: "2026-11-01",
      to: "2026-11-14",
    });
    expect(complianceQuery({ compliance: "overall.partial", weeks: 0, joint: "all" }, friday)).toMatchObject({
      area: "overall",
      joint: "all",
      from: null,
      to: "2026-11-14",
    });
    expect(engagementQuery({ engagement: "measurement.complete", days: 3 }, friday)).toEqual({
      area: "measurement",
      bucket: "complete",
      joint: "all",
      from: "2026-11-17",
      to: "2026-11-19",
    });
    expect([complianceQuery({}, friday), engagementQuery({}, friday)]).toEqual([undefined, undefined]);
  });

  test("without weeks, joint or days the page's first choice is meant", () => {
    expect(complianceQuery({ compliance: "exercise.skipped" }, friday)).toEqual(complianceQuery(filter, friday));
    expect(engagementQuery({ engagement: "exercise.skipped" }, friday)).toMatchObject({ from: "2026-11-13" });
  });

  test("C082: every period is written in an address as its weeks, all time as 0", () =>
    expect((["all", "1w", "2w", "4w"] as const).map(weeksOfPeriod)).toEqual([0, 1, 2, 4]));

  test("each pie has its heading, and each slice of it may be asked for", () => {
    expect(metricAreaLabels).toEqual({
      exercise: "Exercises",
      measurement: "Measurements",
      questionnaire: "Questionnaires",
      overall: "Overall",
    });
    for (const area of ["exercise", "measurement", "questionnaire", "overall"])
      for (const bucket of ["skipped", "partial", "complete"])
        expect(patientFilterSchema.safeParse({ compliance: `${area}.${bucket}` }).success).toBe(true);
    for (const area of ["exercise", "measurement"])
      expect(patientFilterSchema.safeParse({ engagement: `${area}.partial` }).success).toBe(true);
    for (const wrong of [{ compliance: "exercise.none" }, { engagement: "overall.partial" }])
      expect(patientFilterSchema.safeParse(wrong).error?.issues[0]?.message).toBe(
        "Please choose an area and skipped, partial or complete.",
      );
    expect(complianceQuery({ compliance: "overall.partial", weeks: 4 }, friday)).toMatchObject({
      from: "2026-10-18",
      to: "2026-11-14",
    });
    expect(complianceQuery({ compliance: "overall.partial", weeks: 1 }, friday)?.from).toBe("2026-11-08");
  });

  test("B114 C082: stand in the summary in words and go as one", () => {
    expect(chips(filter)).toEqual(["Compliance: Exercises, nothing finished, 2 weeks, Knee"]);
    expect(chips({ type: "active", compliance: "overall.partial", weeks: 0, joint: "all" })).toEqual([
      "Compliance: Overall partially completed, All Time, Knee & Hip",
    ]);
    expect(chips({ type: "active", engagement: "measurement.complete", days: 1 })).toEqual([
      "Engagement: Measurements complete, 1 day",
    ]);
    expect(chips({ type: "active", engagement: "exercise.partial" })).toEqual([
      "Engagement: Exercises partially completed, 7 days",
    ]);
    expect(chips({ type: "active", compliance: "exercise.due", weeks: 1, joint: "hip" })).toEqual([
      "Compliance: Exercises due, 1 week, Hip",
    ]);
    expect(chips({ type: "active", days: 3, weeks: 1, joint: "hip" })).toEqual([]);
    const both: PatientFilter = { ...filter, engagement: "exercise.partial", days: 7 };
    expect(patientFilterChips(both, () => undefined).map(({ field }) => field)).toEqual(["compliance", "engagement"]);
    expect(withoutFilterField(both, "compliance")).toEqual({ type: "active", engagement: "exercise.partial", days: 7 });
    expect(withoutFilterField(both, "engagement")).toEqual(filter);
    expect(countPartOf({ ...both, patients: ["p1"], surgerytype: "hip" })).toEqual({
      compliance: "exercise.skipped",
      weeks: 2,
      joint: "knee",
      engagement: "exercise.partial",
      days: 7,
      patients: ["p1"],
    });
    expect(countPartOf({ compliance: "exercise.skipped" })).toStrictEqual({ compliance: "exercise.skipped" });
  });

  test("a count that does not exist is refused on the wire and passed over in an address", () => {
    for (const wrong of [
      { compliance: "exercise.none" },
      { compliance: "steps.skipped" },
      { compliance: "exercise.skipped' or 1=1" },
      { weeks: 3 },
      { joint: "elbow" },
      { engagement: "questionnaire.skipped" },
      { days: 8 },
    ]) {
      expect(patientFilterSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
      const params = new URLSearchParams(
        Object.entries(wrong).map(([name, value]): [string, string] => [name, String(value)]),
      );
      expect(parsePatientFilter(params)).toEqual({ type: "active" });
    }
  });
});

test("a count of active patients leads to a list that no remembered filter changes", () =>
  expect([activePatientsPath(), activePatientsPath("hip")]).toEqual([
    "/patient?type=active",
    "/patient?surgerytype=hip",
  ]));
