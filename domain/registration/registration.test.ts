import { describe, expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { decideSigned, registrationForm, type SealedValues, sealText } from "./registration.ts";

const forms = [
  { formId: "a", version: 1 },
  { formId: "b", version: 3 },
];
const signed = (formId: string, version: number, signature = "png") => ({ formId, version, signature });

describe("A183: every consent form needs a signature", () => {
  test("all signed is complete; a signature of another form is left out", () => {
    const all = [signed("b", 3), signed("a", 1), signed("z", 1)];
    expect(decideSigned(forms, all)).toEqual([signed("a", 1), signed("b", 3)]);
  });

  test.each([
    ["none", []],
    ["one of two", [signed("a", 1)]],
    ["one that is empty", [signed("a", 1), signed("b", 3, "")]],
  ])("%s is not", (_what, signatures) => {
    expect(decideSigned(forms, signatures)).toMatchObject({ message: "Please provide all required signatures." });
  });
});

test("who signed an older version reads the new one first", () => {
  expect(decideSigned(forms, [signed("a", 1), signed("b", 2)])).toMatchObject({
    message: expect.stringMatching(/have changed/),
  });
});

test("without forms there is nothing to sign, and nobody need wait", () => expect(decideSigned([], [])).toEqual([]));

test("registering asks where the forms are mailed, or for null", () => {
  const problemsOf = (consent_email: unknown) =>
    registrationForm(calendarDate("2026-11-21"))
      .safeParse({ consent_email })
      .error?.issues.filter(({ path }) => path[0] === "consent_email")
      .map(({ message }) => message);
  expect(problemsOf(null)).toEqual([]);
  for (const wrong of ["ana", undefined]) expect(problemsOf(wrong)).toEqual(["Please enter valid email"]);
});

test("a seal is over everything that was agreed to", () => {
  const sealed: SealedValues = {
    title: "Consent",
    version: 1,
    body: "<p>I agree.</p>",
    signature: "iVBOR",
    firstName: "Ana",
    lastName: "Reyes",
    dob: calendarDate("1960-05-01"),
    signedAt: "2026-11-21T15:00:00.000Z",
  };
  expect(sealText(sealed)).toBe(
    '["Consent",1,"<p>I agree.</p>","iVBOR","Ana","Reyes","1960-05-01","2026-11-21T15:00:00.000Z"]',
  );
  const texts = Object.keys(sealed).map((field) => sealText({ ...sealed, [field]: "other" } as SealedValues));
  expect(new Set([sealText(sealed), ...texts]).size).toBe(texts.length + 1);
});
