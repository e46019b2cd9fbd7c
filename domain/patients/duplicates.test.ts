import { describe, expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { problemsOf } from "../values/problems.ts";
import {
  additionReason,
  additionText,
  type Identity,
  isSamePerson,
  informsSurgeonOfOthers,
  parseReason,
  needsReason,
  sameFieldText,
  sameParts,
  strengthOf,
} from "./duplicates.ts";

const knownPatient: Identity = {
  firstname: "Léilani",
  lastname: "Salazar",
  dob: calendarDate("1958-03-14"),
  phone: "+13125550142",
  email: "leilani@example.com",
};
const other: Identity = {
  firstname: "Wendell",
  lastname: "Park",
  dob: calendarDate("1960-01-01"),
  phone: "+13125550199",
  email: "w@example.com",
};
const name = { firstname: "leilani", lastname: " SALAZAR" };
const { dob, phone } = knownPatient;
const email = "Leilani@Example.com";

describe("what is the same decides: birth date with name or phone is strong, phone or email alone is weak", () => {
  test.each([
    ["nothing", {}, [], null],
    ["name", name, ["name"], null],
    ["birth date", { dob }, ["dob"], null],
    ["phone", { phone }, ["phone"], "weak"],
    ["email", { email }, ["email"], "weak"],
    ["name, birth date", { ...name, dob }, ["name", "dob"], "strong"],
    ["name, phone", { ...name, phone }, ["name", "phone"], "weak"],
    ["name, email", { ...name, email }, ["name", "email"], "weak"],
    ["birth date, phone", { dob, phone }, ["dob", "phone"], "strong"],
    ["birth date, email", { dob, email }, ["dob", "email"], "weak"],
    ["phone, email", { phone, email }, ["phone", "email"], "weak"],
    ["name, birth date, phone", { ...name, dob, phone }, ["name", "dob", "phone"], "strong"],
    ["name, birth date, email", { ...name, dob, email }, ["name", "dob", "email"], "strong"],
    ["name, phone, email", { ...name, phone, email }, ["name", "phone", "email"], "weak"],
    ["birth date, phone, email", { dob, phone, email }, ["dob", "phone", "email"], "strong"],
    ["all", { ...name, dob, phone, email }, ["name", "dob", "phone", "email"], "strong"],
  ])("%s", (_title, part, same, strength) => {
    expect(sameParts({ ...other, ...part }, knownPatient)).toEqual(same);
    expect(strengthOf(sameParts({ ...other, ...part }, knownPatient))).toBe(strength);
  });
});

test("a surgeon hears of another's patient by name and birth date only", () => {
  expect(informsSurgeonOfOthers(["name", "dob"])).toBe(true);
  expect([informsSurgeonOfOthers(["name", "phone"]), informsSurgeonOfOthers(["dob", "phone", "email"])]).toEqual([
    false,
    false,
  ]);
});

test("Other needs words; the rest may have some", () => {
  const problems = (value: object) => problemsOf(additionReason.safeParse(value).error!);
  expect(problems({ reason: "Other", text: " " })).toEqual([{ field: "text", message: "Please say why." }]);
  expect(problems({ reason: "" })).toEqual([{ field: "reason", message: "Please say why." }]);
  expect(problems({ reason: "Second joint", text: "x".repeat(201) })).toEqual([
    { field: "text", message: "Text must be 200 characters or less" },
  ]);
  expect(additionText(additionReason.parse({ reason: "Second joint" }))).toBe("Second joint");
  expect(additionText(additionReason.parse({ reason: "Other", text: " Twins " }))).toBe("Other: Twins");
});

test("a reason is read as it was written, however long its words are", () => {
  const written = [
    { reason: "Second joint", text: "" },
    { reason: "New programme, same joint", text: "x".repeat(200) },
    { reason: "Other", text: "Twins: two of them" },
  ] as const;
  expect(written.map((each) => parseReason(additionText(each)))).toEqual(written);
  expect(parseReason("Twins")).toEqual({ reason: "Other", text: "Twins" });
});

test("one person has the same, several have", () => {
  expect([[], ["Ada Berg"], ["Ada Berg", "Bo Lund"]].map(sameFieldText)).toEqual([
    undefined,
    "Ada Berg has the same. Next goes on.",
    "Ada Berg, Bo Lund have the same. Next goes on.",
  ]);
});

test("a person is the same until name, birth date, phone or email differs; case and accents do not count", () => {
  expect(isSamePerson(knownPatient, { ...knownPatient, ...name, email })).toBe(true);
  for (const part of ["lastname", "dob", "phone", "email"] as const)
    expect(isSamePerson(knownPatient, { ...knownPatient, [part]: other[part] })).toBe(false);
});

test("a reason is needed for a strong match that is seen, or for another's patient of this name and birth date", () => {
  const candidate = (isSeen: boolean, change: Partial<Identity>) => ({ ...other, ...change, isSeen });
  expect(needsReason(knownPatient, [candidate(true, { dob, phone })])).toBe(true);
  expect(needsReason(knownPatient, [candidate(true, { phone }), candidate(true, { email })])).toBe(false);
  expect(needsReason(knownPatient, [candidate(false, { dob, phone, email })])).toBe(false);
  expect(needsReason(knownPatient, [candidate(false, { ...name, dob })])).toBe(true);
  expect(needsReason(knownPatient, [])).toBe(false);
});
