import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { problemsOf } from "../values/problems.ts";
import { deletionForm } from "./deletion-form.ts";

const form = deletionForm(calendarDate("2026-11-21"));
const right = { firstname: "Ana", lastname: "Reyes", dob: "05/01/1960", phone: "(312) 555-0142", email: "" };
const problems = (values: object) => {
  const { error } = form.safeParse({ ...right, ...values });
  return error ? problemsOf(error) : [];
};

test("A132: names, birth date, phone and email come out as they are kept", () => {
  expect(form.parse({ ...right, firstname: " Ana ", email: " Ana@Example.com " })).toEqual({
    firstname: "Ana",
    lastname: "Reyes",
    dob: "1960-05-01",
    phone: "+13125550142",
    email: "ana@example.com",
  });
});

test.each([
  ["A186: a first name is required", { firstname: "" }, "firstname", "Please enter patient first name."],
  ["A186: whitespace is no first name", { firstname: "   " }, "firstname", "Please enter patient first name."],
  [
    "A186: a first name has at most 40 characters",
    { firstname: "x".repeat(41) },
    "firstname",
    "First name must be 40 characters or less",
  ],
  ["A187: a last name is required", { lastname: " " }, "lastname", "Please enter patient last name."],
  [
    "A187: a last name has at most 40 characters",
    { lastname: "x".repeat(41) },
    "lastname",
    "Last name must be 40 characters or less",
  ],
  ["A188: an email must be valid", { email: "ana" }, "email", "Please enter valid email"],
  [
    "A188: an email has at most 50 characters",
    { email: `${"a".repeat(39)}@example.com` },
    "email",
    "Please enter valid email",
  ],
  ["A189: a phone is required", { phone: " " }, "phone", "Please enter patient cell number."],
  ["A190: a phone must be valid", { phone: "12345" }, "phone", "Please enter valid number!"],
  ["A190: a phone of another country must be valid too", { phone: "+44 12" }, "phone", "Please enter valid number!"],
  ["A191: a birth date is required", { dob: "" }, "dob", "Please enter patient birth date."],
  [
    "A192: a birth date has one of the formats",
    { dob: "1960-05-01" },
    "dob",
    "Please enter a birth date as MM/DD/YYYY.",
  ],
  ["A193: a birth date cannot be today", { dob: "11/21/2026" }, "dob", "Birth date must be before today."],
  ["A193: a birth date cannot be later", { dob: "11/22/2026" }, "dob", "Birth date must be before today."],
  ["a birth date is of somebody alive", { dob: "05/01/1060" }, "dob", "Please enter a birth date from 01/01/1900 on."],
])("%s", (_title, values, field, message) => {
  expect(problems(values)).toEqual([{ field, message }]);
});

test.each(["05/01/1960", "05/01/60", "05-01-1960", "05-01-60", "05011960", "050160"])(
  "A192: %s is the same birth date",
  (dob) => expect(form.parse({ ...right, dob }).dob).toBe("1960-05-01"),
);

test("A188 A190 A309: without email it is complete; an international phone is kept, ten digits are American, eleven get a plus", () => {
  expect(problems({ email: undefined })).toEqual([]);
  expect(form.parse({ ...right, phone: "+44 20 7946 0958" }).phone).toBe("+442079460958");
  expect(form.parse({ ...right, phone: "3125550142" }).phone).toBe("+13125550142");
  for (const phone of ["13125550142", "33155500176"]) expect(form.parse({ ...right, phone }).phone).toBe(`+${phone}`);
});

test("A186 A187 A188 A193: names of 40 characters, an email of 50 and yesterday as birth date are taken", () => {
  const email = `${"a".repeat(38)}@example.com`;
  expect(email).toHaveLength(50);
  for (const values of [{ firstname: "x".repeat(40) }, { lastname: "x".repeat(40) }, { email }, { dob: "11/20/2026" }])
    expect(problems(values)).toEqual([]);
  expect(problems({ lastname: "" })).toEqual([{ field: "lastname", message: "Please enter patient last name." }]);
});

test("all problems of a form are told together", () => {
  expect(problems({ firstname: "", lastname: "", dob: "", phone: "", email: "x" }).map(({ field }) => field)).toEqual([
    "firstname",
    "lastname",
    "dob",
    "phone",
    "email",
  ]);
});
