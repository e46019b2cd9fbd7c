import { expect, test } from "vitest";
import { filterFromSearchParams } from "./patient-filter.ts";
import { patientListOf } from "./patient-list-path.ts";

test("B114 C082: the address names the patient list and exactly those patients", () => {
  const { pathname, searchParams } = new URL(patientListOf(["p1", "p2"]), "https://clinic.example");
  expect(pathname).toBe("/patient");
  expect(filterFromSearchParams(searchParams)).toEqual({ type: "active", patients: ["p1", "p2"] });
});
