import { expect, test } from "vitest";
import { problemsOf } from "../values/problems.ts";
import { caregiverForm, isNamed, noCaregiver, optionalCaregiver, relationships } from "./caregiver.ts";

const right = { fname: "Robin", lname: "Alvarez", relationship: "Child", phone: "3125550100", email: "R@b.example" };
const long = (length: number): string => "x".repeat(length);

test.each([
  ["B209", { fname: " " }, "fname", "Please enter care giver first name"],
  ["B209", { fname: long(101) }, "fname", "First name must be 100 characters or less"],
  ["B210", { lname: "" }, "lname", "Please enter care giver last name"],
  ["B210 B211", { lname: long(101) }, "lname", "Last name must be 100 characters or less"],
  ["B212", { relationship: "" }, "relationship", "Please select a Relationship with care giver."],
  ["B214", { phone: "" }, "phone", "Please enter care giver cell number"],
  ["B214", { phone: "555" }, "phone", "Please enter valid number!"],
  ["B216", { email: "" }, "email", "Please enter valid care giver email"],
  ["B216", { email: "robin@" }, "email", "Please enter valid care giver email"],
  ["B216", { email: `${long(40)}@example.com` }, "email", "Please enter valid care giver email"],
])(
  "B209 B210 B212 B214 B216: what the dialog says of a caregiver who is not complete: %s",
  (_id, values, field, message) => {
    expect(problemsOf(caregiverForm.safeParse({ ...right, ...values }).error!)).toEqual([{ field, message }]);
  },
);

test("B117 B215: a caregiver as one is kept, the phone with its plus", () => {
  expect(caregiverForm.parse(right)).toEqual({ ...right, phone: "+13125550100", email: "r@b.example" });
  expect(caregiverForm.parse({ ...right, lname: long(100) }).lname).toHaveLength(100);
});

test("B211: a caregiver's last name may have 100 characters in the dialog and in the patient's form", () => {
  for (const form of [caregiverForm, optionalCaregiver]) {
    expect(form.safeParse({ ...right, lname: long(100) }).success).toBe(true);
    expect(form.safeParse({ ...right, lname: long(101) }).success).toBe(false);
  }
});

test("B213: the relationships in their order; Other while nobody chose", () => {
  expect(relationships).toEqual([
    "Spouse or Partner",
    "Child",
    "Sibling",
    "Friend",
    "Parent",
    "Professional caregiver",
    "Other",
  ]);
  expect(caregiverForm.parse({ ...right, relationship: undefined }).relationship).toBe("Other");
});

test("a relationship alone names nobody", () => {
  expect(isNamed({ ...noCaregiver, relationship: "Child" })).toBe(false);
  for (const part of [{ fname: "R" }, { lname: "A" }, { phone: "+13125550100" }, { email: "r@b.example" }])
    expect(isNamed({ ...noCaregiver, ...part })).toBe(true);
});
