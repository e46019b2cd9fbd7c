import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { testId } from "../values/id.arbitrary.ts";
import { patientIdentity, patientNumber } from "./patient-identity.ts";

const patient = testId("0192f000-00dd-7000-8000-00000abc0418");

test("a patient's number is how the address of the page ends, in two groups of four", () => {
  expect(patientNumber(patient)).toBe("0ABC-0418");
});

test("patients of one name are told apart by birth date and number", () => {
  expect(patientIdentity(patient, calendarDate("1951-03-14"))).toBe("born 03/14/1951 · patient no. 0ABC-0418");
});
