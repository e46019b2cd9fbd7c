import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import type { FoundPatient } from "./palette-patients.ts";
import { describePatient, filtersOf } from "./palette-patients.ts";

const patient: FoundPatient = {
  _id: "p1",
  active: true,
  firstname: "Maria",
  lastname: "Alvarez",
  phone: "•••• 4821",
  provider: "Dr. Anna Whitfield",
  surgeon: "s1",
  customer: "c1",
  surgery: { type: "knee", date: calendarDate("2026-11-19"), days: 1 },
};

test("four digits search the phone, anything else the names", () => {
  expect(filtersOf("4821")).toEqual({ type: "all", lastdigitsofphone: "4821" });
  expect(filtersOf(" Alv ")).toEqual({ type: "all", name: "Alv" });
  expect(filtersOf("482")).toEqual({ type: "all", name: "482" });
});

test("C306: a found patient shows the masked phone, the joint, the days and the surgeon", () => {
  expect(describePatient(patient)).toBe("•••• 4821 · Knee · Post 1 day · Dr. Anna Whitfield");
  const ahead = { ...patient, surgery: { ...patient.surgery, type: "hip", days: -6 } };
  expect(describePatient(ahead)).toContain("Hip · Pre 6 days");
});
