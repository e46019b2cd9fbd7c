import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { registrationForm } from "@restride/domain/registration/registration.ts";
import { describe, expect, test } from "vitest";
import {
  type ConsentForm,
  emptyRegistration,
  formKey,
  inputOf,
  readStored,
  type RegistrationState,
  stepOf,
  storedText,
} from "./registration-state.ts";

const today = calendarDate("2026-11-21");
const form = (_id: string, version = 1): ConsentForm => ({
  _id,
  version,
  title: "Consent",
  description: "",
  view: "<p>x</p>",
  sequence: 1,
});
const forms = [form("a"), form("b")];
const details = {
  ...emptyRegistration.details,
  firstname: "Ana",
  lastname: "Reyes",
  gender: "female",
  dob: "050160",
  phone: "3125550142",
  email: "a@b.example",
  shipaddress: {
    ...emptyRegistration.details.shipaddress,
    addressline1: "1 Lake",
    city: "Chicago",
    state: "IL",
    zip: "60601",
  },
};
const signed = Object.fromEntries(forms.map((one) => [formKey(one), "image"]));
const at = (step: RegistrationState["step"], more: Partial<RegistrationState> = {}): RegistrationState => ({
  ...emptyRegistration,
  details,
  signatures: signed,
  ...more,
  step,
});

describe("nobody stands beyond what is not complete", () => {
  test.each([
    ["A141: details that are not valid lead back to step 1", at(1, { details: { ...details, firstname: "" } }), 0],
    [
      "A141: the review of details that are not valid leads back to step 1",
      at(2, { details: { ...details, dob: "" } }),
      0,
    ],
    ["A141: valid details stay in step 2", at(1), 1],
    [
      "A142: a form without a signature leads back to step 2",
      at(2, { signatures: { [formKey(forms[0]!)]: "image" } }),
      1,
    ],
    ["A142: all signed stay in the review", at(2), 2],
    ["A143: the thanks stay, though everything is forgotten", { ...emptyRegistration, step: 3 as const }, 3],
  ])("%s", (_title, state, step) => expect(stepOf(state, forms, today)).toBe(step));

  test("a form that was edited meanwhile is signed anew", () => {
    expect(stepOf(at(2), [forms[0]!, form("b", 2)], today)).toBe(1);
  });
});

test("what is under way survives a reload for half an hour", () => {
  const text = storedText(at(1), 1_000);
  expect(readStored(text, 1_700_000)).toEqual(at(1));
  expect(readStored(text, 1_800_999)).toEqual(at(1));
  expect(readStored(text, 1_801_000)).toEqual(emptyRegistration);
  expect(readStored(null, 0)).toEqual(emptyRegistration);
});

test("A130 A131 A185 A309: what is sent names the birth date as people write it, each form with the version that was read, and the phone with +1 unless it has a plus or eleven digits", () => {
  const filled = registrationForm(today).parse({ ...details, consent_email: null });
  const input = inputOf(filled, at(2, { signedAt: "2026-11-21T15:00:00Z" }), { customer: "c", forms, token: "t" });
  expect(input).toMatchObject({
    dob: "05/01/1960",
    phone: "+13125550142",
    consent: { signature_time: "2026-11-21T15:00:00Z" },
  });
  const sentPhone = (phone: string): string => {
    const typed = registrationForm(today).parse({ ...details, phone, consent_email: null });
    return inputOf(typed, at(2), { customer: "c", forms, token: "t" }).phone;
  };
  expect(["+44 20 7946 0958", "33155500176", "13125550142"].map(sentPhone)).toEqual([
    "+442079460958",
    "+33155500176",
    "+13125550142",
  ]);
  expect(input.consent.signatures).toEqual([
    { formid: "a", version: 1, sequence_no: 1, signature: "image" },
    { formid: "b", version: 1, sequence_no: 1, signature: "image" },
  ]);
});
