import { expect, test } from "vitest";
import { problemsOf } from "../values/problems.ts";
import { companyForm } from "./company-form.ts";

const said = (company: object) => {
  const result = companyForm.safeParse(company);
  return result.success ? [] : problemsOf(result.error).map(({ field, message }) => `${field}: ${message}`);
};

test("A182: a company needs a name and nothing else", () => {
  expect(said({})).toEqual(["name: Please enter name"]);
  expect(said({ name: "  " })).toEqual(["name: Please enter name"]);
  expect(said({ name: "Brightwater" })).toEqual([]);
});

test("A296: name 50, zip 9, description 4000 characters", () => {
  expect(said({ name: "x".repeat(51), zip: "1".repeat(10), description: "x".repeat(4_001) })).toEqual([
    "name: Name must be 50 characters or less",
    "description: Description must be 4000 characters or less",
    "zip: Zip must be 9 characters or less",
  ]);
});

test("what is left out or blank is empty, what is given is trimmed", () => {
  const empty = { description: "", phone: "", email: "", contactname: "", contactemail: "", contactphone: "" };
  expect(companyForm.parse({ name: "A" })).toMatchObject({ name: "A", ...empty, autoimportevent: false });
  expect(companyForm.parse({ name: "A", email: "", contactemail: "" })).toMatchObject(empty);
  expect(companyForm.parse({ name: "A", description: " Knees ", contactname: " Ann " })).toMatchObject({
    description: "Knees",
    contactname: "Ann",
  });
  expect(said({ name: "A", contactname: "x".repeat(51) })).toEqual([
    "contactname: Contact name must be 50 characters or less",
  ]);
});

test("what is given must be an email or a number", () => {
  expect(said({ name: "A", email: "a@", contactemail: "b", phone: "12", contactphone: "x" })).toEqual([
    "phone: Please enter valid number!",
    "email: Please enter valid email",
    "contactemail: Please enter valid email",
    "contactphone: Please enter valid number!",
  ]);
  expect(companyForm.parse({ name: "A", email: " A@B.example " }).email).toBe("a@b.example");
});
