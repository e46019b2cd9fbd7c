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
  shipaddress: { addressline1: "12 Lake Street", city: "Chicago", state: "IL", zip: "60601", country: "US" },
  email_opt_in: true,
  include_devices: true,
};
const problems = (values: object) => {
  const { error } = form.safeParse({ ...right, ...values });
  return error ? problemsOf(error) : [];
};
const addressProblems = (address: object) => problems({ shipaddress: { ...right.shipaddress, ...address } });
const long = (length: number): string => "x".repeat(length);

test("B196 B207: phone and email come out as they are kept, the height in inches; a caregiver may be left out", () => {
  expect(form.parse(right)).toMatchObject({
    phone: "+13125550142",
    email: "maria@example.com",
    dob: "1960-05-01",
    height: 65,
    caregiver: { fname: "", lname: "", relationship: "Other", phone: "", email: "" },
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
  ["birth date", { dob: "12/31/1899" }, "dob", "Please enter a birth date from 01/01/1900 on."],
  ["birth date", { dob: "1 May 1960" }, "dob", "Please enter a birth date as MM/DD/YYYY."],
  ["phone", { phone: "" }, "phone", "Please enter patient cell number."],
  ["phone", { phone: "555" }, "phone", "Please enter valid number!"],
  ["email", { email: "" }, "email", "Please enter valid email"],
  ["email", { email: "maria" }, "email", "Please enter valid email"],
  ["email", { email: `${long(39)}@example.com` }, "email", "Please enter valid email"],
  ["gender", { gender: "" }, "gender", "Please select gender."],
  [
    "address",
    { shipaddress: { ...right.shipaddress, addressline1: "" } },
    "shipaddress.addressline1",
    "Please enter your address.",
  ],
  [
    "address",
    { shipaddress: { ...right.shipaddress, addressline1: long(101) } },
    "shipaddress.addressline1",
    "Address Line 1 must be 100 characters or less",
  ],
  ["city", { shipaddress: { ...right.shipaddress, city: " " } }, "shipaddress.city", "Please select your city name."],
  [
    "city",
    { shipaddress: { ...right.shipaddress, city: long(21) } },
    "shipaddress.city",
    "City must be 20 characters or less",
  ],
  ["state", { shipaddress: { ...right.shipaddress, state: "" } }, "shipaddress.state", "Please select your state."],
  ["zip", { shipaddress: { ...right.shipaddress, zip: "" } }, "shipaddress.zip", "Please enter your zip code"],
  [
    "zip",
    { shipaddress: { ...right.shipaddress, zip: long(21) } },
    "shipaddress.zip",
    "Zip must be 20 characters or less",
  ],
  [
    "country",
    { shipaddress: { ...right.shipaddress, country: "XX" } },
    "shipaddress.country",
    "Please select your country.",
  ],
  [
    "country",
    { shipaddress: { ...right.shipaddress, country: "" } },
    "shipaddress.country",
    "Please select your country.",
  ],
  ["height", { height: 600 }, "height", "Please select a height."],
  [
    "caregiver",
    { caregiver: { fname: long(101) } },
    "caregiver.fname",
    "Caregiver first name must be 100 characters or less",
  ],
  [
    "caregiver",
    { caregiver: { lname: long(101) } },
    "caregiver.lname",
    "Caregiver last name must be 100 characters or less",
  ],
  ["caregiver", { caregiver: { phone: "12" } }, "caregiver.phone", "Please enter valid number!"],
  ["caregiver", { caregiver: { email: "x" } }, "caregiver.email", "Please enter valid care giver email"],
  [
    "caregiver",
    { caregiver: { email: `${long(39)}@example.com` } },
    "caregiver.email",
    "Please enter valid care giver email",
  ],
  [
    "caregiver",
    { caregiver: { relationship: "Neighbour" } },
    "caregiver.relationship",
    "Please select a Relationship with care giver.",
  ],
])(
  "A184 B191 B192 B193 B194 B195 B197 B199 B200 B201 B202 B203 B207 B208: %s that is missing, too long or not valid is told",
  (_title, values, field, message) => {
    expect(problems(values)).toEqual([{ field, message }]);
  },
);

test("each line has its own limit, and what is typed is trimmed", () => {
  expect(addressProblems({ addressline2: long(101) })).toEqual([
    { field: "shipaddress.addressline2", message: "Address Line 2 must be 100 characters or less" },
  ]);
  expect(addressProblems({ state: long(51) })).toEqual([
    { field: "shipaddress.state", message: "State must be 50 characters or less" },
  ]);
  expect(problems({ height: "tall" })).toEqual([{ field: "height", message: "Please select a height." }]);
  for (const height of [23, 97])
    expect(problems({ height })).toEqual([{ field: "height", message: "Please select a height." }]);
  expect([24, 96].flatMap((height) => problems({ height }))).toEqual([]);
  expect(form.parse({ ...right, caregiver: { phone: " 312 555 0142 ", email: "" } }).caregiver).toMatchObject({
    phone: "+13125550142",
    email: "",
  });
  expect(problems({ caregiver: { email: `${long(40)}@example.com` } })).toEqual([
    { field: "caregiver.email", message: "Please enter valid care giver email" },
  ]);
  const { height: _, ...withoutHeight } = right;
  expect(form.parse({ ...right, caregiver: { phone: "  " } }).caregiver.phone).toBe("");
  expect(form.parse(withoutHeight).height).toBeNull();
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
    { field: "dob", message: "Please enter a birth date from 01/01/1900 on." },
  ]);
});

test("B191 B192 B193 B197 B199 B200 B202 B208: what has just the length that it may have is taken, and a birth date of yesterday", () => {
  const longest = {
    firstname: long(40),
    lastname: long(40),
    dob: "11/20/2026",
    email: `${long(38)}@example.com`,
    shipaddress: { ...right.shipaddress, addressline1: long(100), city: long(20), zip: long(20) },
    caregiver: { fname: long(100), lname: long(100), email: `${long(38)}@example.com` },
  };
  expect(longest.email).toHaveLength(50);
  expect(problems(longest)).toEqual([]);
});

test.each(["05/01/1960", "05/01/60", "05-01-1960", "05-01-60", "05011960", "050160"])(
  "B194: %s is the same day",
  (dob) => expect(form.parse({ ...right, dob }).dob).toBe("1960-05-01"),
);

test("B201 B203 C308: the country is the US unless another is chosen, which needs no state", () => {
  expect(addressProblems({ country: "GB", state: "" })).toEqual([]);
  expect(addressProblems({ country: undefined, state: "" })).toEqual([
    { field: "shipaddress.state", message: "Please select your state." },
  ]);
});

test("all problems are told together, the state's too", () => {
  expect(
    problems({ firstname: "", shipaddress: { ...right.shipaddress, zip: "", state: "" } }).map(({ field }) => field),
  ).toEqual(["firstname", "shipaddress.zip", "shipaddress.state"]);
});
