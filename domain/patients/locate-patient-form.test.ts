import { expect, test } from "vitest";
import { locatePatientForm } from "./locate-patient-form.ts";

const message = (form: unknown) => locatePatientForm.safeParse(form).error?.issues.map((issue) => issue.message);

test("B246: a phone is optional, not blank and valid", () => {
  expect(message({})).toBeUndefined();
  expect(message({ phone: "" })).toBeUndefined();
  for (const bad of [" ", "555", "+1 111 555 0100", "call me"])
    expect(message({ phone: bad }), bad).toEqual(["Please enter valid number!"]);
});

test("B247: a phone without plus gets +1", () => {
  expect(locatePatientForm.parse({ phone: "(312) 555-0148" })).toEqual({ phone: "+13125550148" });
  expect(locatePatientForm.parse({ phone: "+442079460958" })).toEqual({ phone: "+442079460958" });
});

test("B248 C176: the last digits are exactly four", () => {
  expect(message({ lastdigitsofphone: "123" })).toEqual(["Please enter 4 digits"]);
  expect(locatePatientForm.parse({ lastdigitsofphone: "0123" })).toEqual({ lastdigitsofphone: "0123" });
});

test("B249: spaces around last name and surgeon are refused, inside they are not", () => {
  expect(message({ lastname: " Ng", surgeon: "  " })).toEqual([
    "Please remove empty spaces.",
    "Please remove empty spaces.",
  ]);
  expect(locatePatientForm.parse({ lastname: "De Silva", surgeon: "" })).toEqual({ lastname: "De Silva" });
});
