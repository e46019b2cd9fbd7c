import { expect, test } from "vitest";
import { parsePatientFilter } from "./patient-filter.ts";
import { patientListPath } from "./patient-list-path.ts";

test("B114 C082: the address of a count carries the question, not the patients", () => {
  const slice = patientListPath({ compliance: "exercise.skipped", weeks: 2, joint: "knee" });
  expect(slice).toBe("/patient?compliance=exercise.skipped&weeks=2&joint=knee");
  const column = patientListPath({ engagement: "measurement.partial", days: 30 });
  expect(column).toBe("/patient?engagement=measurement.partial&days=30");
  expect(parsePatientFilter(new URL(slice, "https://clinic.example").searchParams)).toEqual({
    type: "active",
    compliance: "exercise.skipped",
    weeks: 2,
    joint: "knee",
  });
});
