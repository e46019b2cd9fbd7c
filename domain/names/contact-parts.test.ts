import { describe, expect, test } from "vitest";
import { contactForm, contactParts } from "./contact-parts.ts";

const isFound = (contact: string, search: string): boolean =>
  contactParts(contact).some((part) => part.startsWith(contactForm(search)));

const contacts: readonly [contact: string, pieces: readonly string[], others: readonly string[]][] = [
  [
    "Ann_Hart@Lakeview.example",
    ["ann", "HART", "hart@lake", "view.ex", "Ann_Hart@Lakeview.example"],
    ["ann hart", "%", "hart@view"],
  ],
  ["+13125550142", ["0142", "(312) 555-0142", "+1 312", "55501", "312.555.0142"], ["0143", "2130", "142 lake"]],
  ["312-555-0142", ["5550142"], ["555x"]],
  ["HRB427", ["hrb", "B42", "427"], ["hr427"]],
  ["zoë@beispiel.example", ["ZOË", "Zoe\u0308"], ["zoa"]],
  ["😀@x.example", ["😀@"], ["😃"]],
];

describe("A051: an email, a phone and a code are found by any piece of them", () => {
  test.each(contacts)("%s", (contact, pieces, others) => {
    expect(pieces.filter((search) => !isFound(contact, search))).toEqual([]);
    expect(others.filter((search) => isFound(contact, search))).toEqual([]);
  });
});

test("a code of four characters has four parts, each from a character to the end, and none twice", () => {
  expect(contactParts("AB12")).toEqual(["ab12", "b12", "12", "2"]);
  expect(contactParts("")).toEqual([]);
  expect(contactParts("aa")).toEqual(["aa", "a"]);
});
