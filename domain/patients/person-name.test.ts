import { expect, test } from "vitest";
import { doctorName, fullName, genders, initials, salutationOf } from "./person-name.ts";

const maria = { firstname: "María", lastname: "Alvarez" };

test("B441: a patient is male or female, and is called Mr. or Ms.", () =>
  expect(genders.map(salutationOf)).toEqual(["Mr.", "Ms."]));

test("names are shown whole, as a surgeon's and as initials", () => {
  expect(fullName({ firstname: "Cher", lastname: "" })).toBe("Cher");
  expect(doctorName(maria)).toBe("Dr. María Alvarez");
  expect(initials(maria)).toBe("MA");
  expect(initials({ firstname: "élodie", lastname: "" })).toBe("É");
});

test("A297 B441: the genders are male and female", () => {
  expect(genders).toEqual(["male", "female"]);
});
