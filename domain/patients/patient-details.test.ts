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
