import { expect, test } from "vitest";
import { problemsOf } from "../values/problems.ts";
import { companyForm } from "./company-form.ts";

const problemTexts = (company: object) => {
  const result = companyForm.safeParse(company);
  return result.success ? [] : problemsOf(result.error).map(({ field, message }) => `${field}: ${message}`);
};

test("A182: a company needs a name and nothing else", () => {
  expect(problemTexts({})).toEqual(["name: Please enter name"]);
  expect(problemTexts({ name: "  " })).toEqual(["name: Please enter name"]);
  expect(problemTexts({ name: "Brightwater" })).toEqual([]);
});

test("A296: name 50, zip 9, description 4000 characters", () => {
  expect(
    problemTexts({ name: "x".repeat(50), address: { zip: "1".repeat(9) }, description: "x".repeat(4_000) }),
  ).toEqual([]);
  expect(
    problemTexts({ name: "x".repeat(51), address: { zip: "1".repeat(10) }, description: "x".repeat(4_001) }),
  ).toEqual([
    "name: Name must be 50 characters or less",
    "description: Description must be 4000 characters or less",
    "address.zip: Zip must be 9 characters or less",
  ]);
});

test("what is left out or blank is empty, what is given is trimmed", () => {
  const nobody = { name: "", email: "", phone: "" };
  const empty = { description: "", phone: "", email: "", contact: nobody };
  expect(companyForm.parse({ name: "A" })).toMatchObject({ name: "A", ...empty, autoimportevent: false });
  expect(companyForm.parse({ name: "A", email: "", contact: { email: "" } })).toMatchObject(empty);
  expect(companyForm.parse({ name: "A", description: " Knees ", contact: { name: " Ann " } })).toMatchObject({
    description: "Knees",
    contact: { name: "Ann" },
  });
  expect(problemTexts({ name: "A", contact: { name: "x".repeat(51) } })).toEqual([
    "contact.name: Contact name must be 50 characters or less",
  ]);
});

test("what is given must be an email or a number", () => {
  expect(problemTexts({ name: "A", email: "a@", phone: "12", contact: { email: "b", phone: "x" } })).toEqual([
    "phone: Please enter valid number!",
    "email: Please enter valid email",
    "contact.email: Please enter valid email",
    "contact.phone: Please enter valid number!",
  ]);
  expect(companyForm.parse({ name: "A", email: " A@B.example " }).email).toBe("a@b.example");
});
