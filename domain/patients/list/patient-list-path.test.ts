import { expect, test } from "vitest";
import { filterFromSearchParams } from "./patient-filter.ts";
import { patientListOf } from "./patient-list-path.ts";

test("B114 C082: the address of a count carries the question, not the patients", () => {
  const slice = patientListOf({ compliance: "exercise.skipped", weeks: 2, joint: "knee" });
  expect(slice).toBe("/patient?compliance=exercise.skipped&weeks=2&joint=knee");
  const column = patientListOf({ engagement: "measurement.partial", days: 30 });
  expect(column).toBe("/patient?engagement=measurement.partial&days=30");
  expect(filterFromSearchParams(new URL(slice, "https://clinic.example").searchParams)).toEqual({
    type: "active",
    compliance: "exercise.skipped",
    weeks: 2,
    joint: "knee",
  });
});
