import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { problemsOf } from "../values/problems.ts";
import { patientEditForm, patientForm, typedPatientEdit } from "./patient-form.ts";

const today = calendarDate("2026-11-21");
const right = {
  firstname: "Maria",
  lastname: "Alvarez",
  gender: "female",
  dob: "05/01/1960",
  phone: "312 555 0142",
  email: "maria@example.com",
  email_opt_in: true,
  include_devices: true,
  surgery: { type: "knee", date: "2026-12-07" },
  surgeon: "0192A000-0000-7000-8000-000000000001",
};
const shipaddress = { addressline1: "12 Lake Street", city: "Chicago", state: "IL", zip: "60601" };
const problems = (values: object) =>
  problemsOf(patientForm(today).safeParse({ ...right, shipaddress, ...values }).error!);

test.each([
  ["gender", { gender: "" }, "gender", "Please select gender."],
  ["surgery type", { surgery: { type: "", date: "2026-12-07" } }, "surgery.type", "Please select surgery type."],
  ["surgery date", { surgery: { type: "hip", date: null } }, "surgery.date", "Please enter surgery date."],
  ["surgery date", { surgery: { type: "hip", date: "2026-02-30" } }, "surgery.date", "Please enter surgery date."],
  [
    "a surgery that can be right",
    { surgery: { type: "hip", date: "2016-11-22" } },
    "surgery.date",
    "Surgery date must be within 10 years of today.",
  ],
  ["surgeon", { surgeon: "" }, "surgeon", "Please select a surgeon."],
  ["surgeon", { surgeon: undefined }, "surgeon", "Please select a surgeon."],
])("B198 B204: a patient without %s is not taken", (_title, values, field, message) =>
  expect(problems(values)).toEqual([{ field, message }]),
);

test("what is right comes out as it is kept: surgery on any day, the surgeon as an id, nobody as a caregiver", () => {
  expect(patientForm(today).parse({ ...right, shipaddress })).toMatchObject({
    surgery: { type: "knee", date: "2026-12-07" },
    surgeon: "0192a000-0000-7000-8000-000000000001",
    caregiver: { fname: "", lname: "", relationship: "Other", phone: "", email: "" },
    shipaddress: { addressline1: "12 Lake Street", addressline2: "", country: "US" },
  });
});

test("a surgery is taken up to 3,650 days before and after today, and no further", () => {
  const onDate = (date: string) =>
    patientForm(today).safeParse({ ...right, shipaddress, surgery: { type: "hip", date } });
  expect(["2016-11-23", "2036-11-18"].map((date) => onDate(date).success)).toEqual([true, true]);
  expect(["2016-11-22", "2036-11-19"].map((date) => onDate(date).success)).toEqual([false, false]);
});

test("a birth year of two digits that makes a person younger than 12 is asked about", () => {
  expect(problems({ dob: "02/09/26" })).toEqual([{ field: "dob", message: "Born 2026 or 1926? Select the year." }]);
});

test("the day of an edited patient is read as it is sent or typed; one that is left out stays", () => {
  const times = { start: { hour: 7, minute: 30 }, end: { hour: 20, minute: 15 } };
  expect(patientEditForm(today).parse({ ...right, dailyshift: times }).dailyshift).toEqual({ start: 450, end: 1215 });
  expect(patientEditForm(today).parse(right).dailyshift).toBeUndefined();
  const typed = { ...right, dailyshift: { start: "07:30", end: "07:00" } };
  expect(problemsOf(typedPatientEdit(today).safeParse(typed).error!)).toEqual([
    { field: "dailyshift.end", message: "The patient's day ends after it begins." },
  ]);
});

test("an edited patient has no address and no caregiver here, and a phone that nobody touched is null", () => {
  const edit = patientEditForm(today);
  expect(edit.parse({ ...right, phone: null, shipaddress, caregiver: { fname: "X" } })).toEqual({
    ...right,
    height: null,
    phone: null,
    dob: "1960-05-01",
    surgeon: "0192a000-0000-7000-8000-000000000001",
  });
  expect(edit.parse(right).phone).toBe("+13125550142");
  expect(problemsOf(edit.safeParse({ ...right, phone: "" }).error!)).toEqual([
    { field: "phone", message: "Please enter patient cell number." },
  ]);
});
