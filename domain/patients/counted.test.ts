import { describe, expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { askedByCount, countedByCompliance, countedByEngagement } from "./counted.ts";
import { filterChips, withoutFilter } from "./patient-filter-chips.ts";
import { filterFromSearchParams, type PatientFilter, patientFilterSchema } from "./patient-filter.ts";

const friday = calendarDate("2026-11-20");
const filter: PatientFilter = { type: "active", compliance: "exercise.skipped", weeks: 2, joint: "knee" };
const chips = (of: PatientFilter) => filterChips(of, () => undefined).map(({ label, value }) => `${label}: ${value}`);

describe("the patients of a count", () => {
  test("are asked for by area, bucket, joint and the days that the page counts", () => {
    expect(countedByCompliance(filter, friday)).toEqual({
      area: "exercise",
      bucket: "skipped",
      joint: "knee",
      from: "2026-11-01",
      to: "2026-11-14",
    });
    expect(countedByCompliance({ compliance: "overall.partial", weeks: 0, joint: "all" }, friday)).toMatchObject({
      area: "overall",
      joint: "all",
      from: null,
      to: "2026-11-14",
    });
    expect(countedByEngagement({ engagement: "measurement.complete", days: 3 }, friday)).toEqual({
      area: "measurement",
      bucket: "complete",
      joint: "all",
      from: "2026-11-17",
      to: "2026-11-19",
    });
    expect([countedByCompliance({}, friday), countedByEngagement({}, friday)]).toEqual([undefined, undefined]);
  });

  test("without weeks, joint or days the page's first choice is meant", () => {
    expect(countedByCompliance({ compliance: "exercise.skipped" }, friday)).toEqual(
      countedByCompliance(filter, friday),
    );
    expect(countedByEngagement({ engagement: "exercise.skipped" }, friday)).toMatchObject({ from: "2026-11-13" });
  });

  test("stand in the summary in words and go as one", () => {
    expect(chips(filter)).toEqual(["Compliance: Exercises skipped, 2 weeks, Knee"]);
    expect(chips({ type: "active", compliance: "overall.partial", weeks: 0, joint: "all" })).toEqual([
      "Compliance: Overall partially completed, All Time, Knee & Hip",
    ]);
    expect(chips({ type: "active", engagement: "measurement.complete", days: 1 })).toEqual([
      "Engagement: Measurements complete, 1 day",
    ]);
    const both: PatientFilter = { ...filter, engagement: "exercise.partial", days: 7 };
    expect(withoutFilter(both, "compliance")).toEqual({ type: "active", engagement: "exercise.partial", days: 7 });
    expect(withoutFilter(both, "engagement")).toEqual(filter);
    expect(askedByCount({ ...both, patients: ["p1"], surgerytype: "hip" })).toEqual({
      compliance: "exercise.skipped",
      weeks: 2,
      joint: "knee",
      engagement: "exercise.partial",
      days: 7,
      patients: ["p1"],
    });
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
      const params = new URLSearchParams(Object.entries(wrong).map(([name, value]) => [name, String(value)]));
      expect(filterFromSearchParams(params)).toEqual({ type: "active" });
    }
  });
});
