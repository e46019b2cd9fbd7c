import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { problemsOf } from "../values/problems.ts";
import { patientDetails } from "./patient-details.ts";

const form = patientDetails(calendarDate("2026-11-21"));
const right = {
  firstname: "Maria",
  lastname: "Alvarez",
  gender: "female",
  dob: "05/01/1960",
  height: 65,
  phone: "3125550142",
  email: "Maria@Example.com",
  line1: "12 Lake Street",
  line2: "",
  city: "Chicago",
  state: "IL",
  zip: "60601",
  country: "US",
  email_opt_in: true,
  include_devices: true,
};
const problems = (values: object) => {
  const { error } = form.safeParse({ ...right, ...values });
  return error ? problemsOf(error) : [];
};
const long = (length: number): string => "x".repeat(length);

test("B196 B207: phone and email come out as they are kept, the height in inches; a caregiver may be left out", () => {
  expect(form.parse(right)).toMatchObject({
    phone: "+13125550142",
    email: "maria@example.com",
    dob: "1960-05-01",
    height: 65,
    caregiverfname: "",
    caregiverrelationship: "Other",
  });
  expect(form.parse({ ...right, height: null }).height).toBeNull();
});

test.each([
  ["first name", { firstname: " " }, "firstname", "Please enter patient first name."],
  ["first name", { firstname: long(41) }, "firstname", "First name must be 40 characters or less"],
  ["last name", { lastname: "" }, "lastname", "Please enter patient last name."],
  ["last name", { lastname: long(41) }, "lastname", "Last name must be 40 characters or less"],
  ["birth date", { dob: "" }, "dob", "Please enter patient birth date."],
  ["birth date", { dob: "11/21/2026" }, "dob", "Birth date must be before today."],
  ["birth date", { dob: "1 May 1960" }, "dob", "Please enter a birth date as MM/DD/YYYY."],
  ["phone", { phone: "" }, "phone", "Please enter patient cell number."],
  ["phone", { phone: "555" }, "phone", "Please enter valid number!"],
  ["email", { email: "" }, "email", "Please enter valid email"],
  ["email", { email: "maria" }, "email", "Please enter valid email"],
  ["email", { email: `${long(40)}@example.com` }, "email", "Please enter valid email"],
  ["gender", { gender: "" }, "gender", "Please select gender."],
  ["address", { line1: "" }, "line1", "Please enter your address."],
  ["address", { line1: long(101) }, "line1", "Address Line 1 must be 100 characters or less"],
  ["city", { city: " " }, "city", "Please select your city name."],
  ["city", { city: long(21) }, "city", "City must be 20 characters or less"],
  ["state", { state: "" }, "state", "Please select your state."],
  ["zip", { zip: "" }, "zip", "Please enter your zip code"],
  ["zip", { zip: long(21) }, "zip", "Zip must be 20 characters or less"],
  ["country", { country: "XX" }, "country", "Please select a country."],
  ["height", { height: 600 }, "height", "Please select a height."],
  ["caregiver", { caregiverfname: long(101) }, "caregiverfname", "Caregiver first name must be 100 characters or less"],
  ["caregiver", { caregiverlname: long(101) }, "caregiverlname", "Caregiver last name must be 100 characters or less"],
  ["caregiver", { caregiverphone: "12" }, "caregiverphone", "Please enter valid number!"],
  ["caregiver", { caregiveremail: "x" }, "caregiveremail", "Please enter valid care giver email"],
  [
    "caregiver",
    { caregiverrelationship: "Neighbour" },
    "caregiverrelationship",
    "Please select a Relationship with care giver.",
  ],
])(
  "A184 B191 B192 B193 B194 B195 B197 B199 B200 B201 B202 B203 B207 B208: %s that is missing, too long or not valid is told",
  (_title, values, field, message) => {
    expect(problems(values)).toEqual([{ field, message }]);
  },
);

test("each line has its own limit, and what is typed is trimmed", () => {
  expect(problems({ line2: long(101) })).toEqual([
    { field: "line2", message: "Address Line 2 must be 100 characters or less" },
  ]);
  expect(problems({ state: long(51) })).toEqual([{ field: "state", message: "State must be 50 characters or less" }]);
  expect(problems({ height: "tall" })).toEqual([{ field: "height", message: "Please select a height." }]);
  for (const height of [23, 97])
    expect(problems({ height })).toEqual([{ field: "height", message: "Please select a height." }]);
  expect([24, 96].flatMap((height) => problems({ height }))).toEqual([]);
  expect(form.parse({ ...right, caregiverphone: " 312 555 0142 ", caregiveremail: "" })).toMatchObject({
    caregiverphone: "+13125550142",
    caregiveremail: "",
  });
  expect(problems({ caregiveremail: `${long(40)}@example.com` })).toHaveLength(1);
  const { height: _, ...withoutHeight } = right;
  expect(form.parse({ ...right, caregiverphone: "  " }).caregiverphone).toBe("");
  expect(form.parse({ ...withoutHeight, caregiverphone: "" })).toMatchObject({ height: null, caregiverphone: "" });
  expect(problems({ firstname: undefined, dob: undefined, phone: undefined }).map(({ message }) => message)).toEqual([
    "Please enter patient first name.",
    "Please enter patient birth date.",
    "Please enter patient cell number.",
  ]);
  expect(form.parse({ ...right, dob: " 01/01/1900 ", phone: " 3125550142 " })).toMatchObject({
    dob: "1900-01-01",
    phone: "+13125550142",
  });
  expect(problems({ dob: "12/31/1899" })).toEqual([
    { field: "dob", message: "Please enter a birth date as MM/DD/YYYY." },
  ]);
});

test.each(["05/01/1960", "05/01/60", "05-01-1960", "05-01-60", "05011960", "050160"])(
  "B194: %s is the same day",
  (dob) => expect(form.parse({ ...right, dob }).dob).toBe("1960-05-01"),
);

test("B201 B203: the country is the US unless another is chosen, which needs no state", () => {
  expect(problems({ country: "GB", state: "" })).toEqual([]);
  expect(problems({ country: undefined, state: "" })).toEqual([
    { field: "state", message: "Please select your state." },
  ]);
});

test("all problems are told together, the state's too", () => {
  expect(problems({ firstname: "", zip: "", state: "" }).map(({ field }) => field)).toEqual([
    "firstname",
    "zip",
    "state",
  ]);
});
