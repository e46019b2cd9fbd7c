import { describe, expect, test } from "vitest";
import { problemsOf } from "../values/problems.ts";
import { customerForm } from "./customer-form.ts";

const harbor = {
  name: "Harbor Orthopaedics",
  accesscode: "hrb427",
  contact: { name: "Nora Castell", email: "Nora@Harbor.example", phone: "(312) 555-0142" },
};
const contact = (changes: object) => ({ contact: { ...harbor.contact, ...changes } });

const problemTexts = (changes: object) => {
  const result = customerForm.safeParse({ ...harbor, ...changes });
  return result.success ? [] : problemsOf(result.error).map(({ field, message }) => `${field}: ${message}`);
};

describe("what a customer needs", () => {
  test("A125 A179 A296: a name of 50 characters or less", () => {
    expect(problemTexts({ name: " " })).toEqual(["name: Please enter name"]);
    expect(problemTexts({ name: "x".repeat(50) })).toEqual([]);
    expect(problemTexts({ name: "x".repeat(51) })).toEqual(["name: Name must be 50 characters or less"]);
  });

  test("A180: a contact with name, email and phone; the email is one", () => {
    expect(problemTexts(contact({ name: "", email: "", phone: "" }))).toEqual([
      "contact.name: Please enter contact name.",
      "contact.email: Please enter contact email.",
      "contact.phone: Please enter contact phone.",
    ]);
    expect(problemTexts(contact({ email: "nora@" }))).toEqual(["contact.email: Please enter contact email."]);
    expect(problemTexts(contact({ phone: "12" }))).toEqual(["contact.phone: Please enter valid number!"]);
  });

  test("A125 A181 A296: a zip of 9 characters or less; the address may be empty", () => {
    expect(problemTexts({ address: { zip: "606141234" } })).toEqual([]);
    expect(problemTexts({ address: { zip: "60614-1234" } })).toEqual(["address.zip: Zip must be 9 characters or less"]);
  });

  test("an access code of letters and digits, in capitals", () => {
    expect(customerForm.parse(harbor).accesscode).toBe("HRB427");
    expect(customerForm.parse({ ...harbor, accesscode: " hrb427 " }).accesscode).toBe("HRB427");
    for (const accesscode of ["", "AB", "HRB 427", "x".repeat(13)])
      expect(problemTexts({ accesscode })).toEqual(["accesscode: Please enter 4 to 12 letters and digits."]);
  });
});

test("each line of the address, and the contact's name, has its limit and its sentence", () => {
  const long = "x".repeat(101);
  expect(
    problemTexts({
      ...contact({ name: "x".repeat(51) }),
      address: { line1: long, line2: long, city: "x".repeat(51), state: long },
    }),
  ).toEqual([
    "contact.name: Contact name must be 50 characters or less",
    "address.line1: Address line 1 must be 100 characters or less",
    "address.line2: Address line 2 must be 100 characters or less",
    "address.city: City must be 50 characters or less",
    "address.state: State must be 50 characters or less",
  ]);
});

test("a customer has no coach and no auto import unless told so", () =>
  expect(customerForm.parse(harbor)).toMatchObject({ coach: "", autoimportevent: false }));

test("A298 A299: without another the phone is a US number and the zone America/Chicago", () => {
  expect(customerForm.parse(harbor)).toMatchObject({ contact: { phone: "+13125550142" }, timezone: "America/Chicago" });
});
