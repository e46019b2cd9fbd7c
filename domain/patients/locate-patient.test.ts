import { expect, test } from "vitest";
import { locateForm } from "./locate-patient.ts";
import { locateTexts } from "./locate-texts.ts";

const empty = { lastname: "", lastdigits: "", phone: "", surgeon: "" };
const messages = (typed: object) =>
  locateForm.safeParse({ ...empty, ...typed }).error?.issues.map(({ message }) => message) ?? [];

test("C175 C176 B246 B247: the phone is optional, not blank, gets +1 and is valid", () => {
  expect(messages({ lastname: "Alvarez" })).toEqual([]);
  for (const phone of [" ", "12", "+1 111 111 1111"])
    expect(messages({ phone }), phone).toEqual(["Please enter valid number!"]);
  expect(locateForm.parse({ ...empty, phone: "(312) 555-0101" })).toEqual({ type: "all", phone: "+13125550101" });
  expect(locateForm.parse({ ...empty, phone: "+49 30 901820" })).toEqual({ type: "all", phone: "+4930901820" });
});

test("B248 C176: the last digits are exactly four", () => {
  for (const lastdigits of ["1", "48215", "48a1", " 482"])
    expect(messages({ lastdigits }), lastdigits).toEqual(["Please enter 4 digits"]);
  expect(messages({ lastdigits: "0470" })).toEqual([]);
});

test("B249 C175 C179: last name and surgeon are without padding", () => {
  for (const field of ["lastname", "surgeon"])
    for (const text of [" ", " Alvarez", "Alvarez "])
      expect(messages({ [field]: text }), field).toEqual(["Please remove empty spaces."]);
  expect(messages({ lastname: "de la Cruz", surgeon: "Samuel Reyes" })).toEqual([]);
});

test("C077: one field is needed, and what is filled in is asked for, of inactive patients too", () => {
  expect(messages({})).toEqual(["Please enter at least one of them."]);
  const typed = { lastname: "Alvarez", lastdigits: "4821", phone: "3125554821", surgeon: "Reyes" };
  expect(locateForm.parse(typed)).toEqual({
    type: "all",
    lastname_plain: "Alvarez",
    lastdigitsofphone: "4821",
    phone: "+13125554821",
    surgeonname: "Reyes",
  });
});

test("C077: what was found, and in how many customers", () => {
  expect(locateTexts.none(3)).toBe("No patient found in 3 customers.");
  expect(locateTexts.matches(3, 2)).toBe("3 patients in 2 customers");
  expect(locateTexts.matches(1, 1)).toBe("1 patient in 1 customer");
});
