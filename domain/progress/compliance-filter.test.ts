import { expect, test } from "vitest";
import { parseOrRefuse } from "../values/problems.ts";
import { complianceFilterSchema, complianceJointLabels } from "./compliance-filter.ts";

test("B112 C080 C135: compliance is seen for Knee, Hip, or Knee & Hip", () =>
  expect(Object.values(complianceJointLabels)).toEqual(["Knee", "Hip", "Knee & Hip"]));

test("a joint that is none and days in the wrong order are refused with a sentence", () => {
  const days = { startdate: "2026-11-01", enddate: "2026-11-14" };
  expect(parseOrRefuse(complianceFilterSchema, { ...days, type: "hip" })).toEqual({ ...days, type: "hip" });
  expect(parseOrRefuse(complianceFilterSchema, { startdate: null })).toEqual({ startdate: null });
  for (const half of [{ startdate: "2026-11-01" }, { enddate: "2026-11-14" }])
    expect(parseOrRefuse(complianceFilterSchema, half)).toEqual(half);
  expect(parseOrRefuse(complianceFilterSchema, { type: "elbow" })).toMatchObject({
    problems: [{ field: "type", message: "Please choose knee, hip or all." }],
  });
  expect(parseOrRefuse(complianceFilterSchema, { startdate: days.enddate, enddate: days.startdate })).toMatchObject({
    message: "The range ends before it begins.",
    problems: [{ field: "enddate", message: "The range ends before it begins." }],
  });
  const oneDay = { startdate: "2026-11-01", enddate: "2026-11-01" };
  expect(parseOrRefuse(complianceFilterSchema, oneDay)).toEqual(oneDay);
  expect(parseOrRefuse(complianceFilterSchema, { startdate: "2026-11-31" })).toMatchObject({
    message: "Please select date range",
  });
});
