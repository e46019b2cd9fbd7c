import { describe, expect, test } from "vitest";
import { patientListPath } from "../patients/list/patient-list-path.ts";
import { calendarDate } from "../values/calendar-date.ts";
import {
  type Metric,
  metricSchema,
  metricQuery,
  metricFilter,
  parseMetric,
  metricParam,
  metricSpan,
} from "./metric.ts";

const friday = calendarDate("2026-11-20");
const slice = { name: "compliance", area: "exercise", bucket: "partial", weeks: 2, joint: "knee" } as const;
const column = { name: "engagement", area: "measurement", bucket: "skipped", days: 7 } as const;
const toDate = { name: "progress", area: "exercise" } as const;
const oneWeek = { name: "week", area: "questionnaire", week: calendarDate("2026-11-15") } as const;

describe("a number that opens", () => {
  test("is written in an address and read from it", () => {
    const texts = [
      [slice, "compliance.exercise.partial.2.knee"],
      [{ ...slice, area: "overall", weeks: 0, joint: "all" }, "compliance.overall.partial.0.all"],
      [column, "engagement.measurement.skipped.7"],
      [toDate, "progress.exercise"],
      [oneWeek, "week.questionnaire.2026-11-15"],
    ] satisfies [Metric, string][];
    for (const [number, text] of texts) {
      expect(metricParam(number)).toBe(text);
      expect(parseMetric(text)).toEqual(number);
    }
  });

  test("is none when an address makes no sense", () => {
    const wrong = ["", "steps", "toString", "constructor.exercise", "compliance.exercise.partial.3.knee"];
    const more = ["compliance.exercise.none.2.knee", "compliance.exercise.partial.2", "progress.questionnaire"];
    for (const text of [
      ...wrong,
      ...more,
      "progress.exercise.1",
      "week.exercise.2026-02-30",
      "week.exercise.2026-11-16",
      "engagement.overall.partial.7",
    ])
      expect(parseMetric(text), text).toBeNull();
  });

  test("is refused on the wire with a sentence when there is none of its name", () => {
    expect(metricSchema.safeParse({ name: "steps" }).error?.issues[0]?.message).toBe("This number cannot be opened.");
    expect(metricSchema.parse({ ...toDate, bucket: null, weeks: null })).toEqual(toDate);
  });

  test("counts whom the patient list shows that its filter asks for", () => {
    expect(patientListPath(metricFilter(slice))).toBe("/patient?compliance=exercise.partial&weeks=2&joint=knee");
    expect(patientListPath(metricFilter(column))).toBe("/patient?engagement=measurement.skipped&days=7");
    expect(metricQuery(slice, friday)).toEqual({
      area: "exercise",
      bucket: "partial",
      joint: "knee",
      from: "2026-11-01",
      to: "2026-11-14",
    });
    expect(metricQuery(column, friday)).toMatchObject({ joint: "all", from: "2026-11-13", to: "2026-11-19" });
  });

  test("has its days: those of the page, to date, or a whole week", () => {
    expect(metricSpan({ ...slice, weeks: 0 }, friday)).toMatchObject({ from: null, to: "2026-11-14" });
    expect(metricSpan(toDate, friday)).toEqual({ from: null, to: "2026-11-20" });
    expect(metricSpan(oneWeek, friday)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  });
});
