import { expect, test } from "vitest";
import { fitsPatient, jointOfForm, type MeantFor } from "./fits.ts";

const everybody: MeantFor = { surgery_type: null, gender: null, age_groups: [] };
const someKnees: MeantFor = { surgery_type: "knee", gender: "female", age_groups: ["61-70", "71-80"] };

test("B060: content for everybody fits whoever is asked for", () => {
  expect(fitsPatient(everybody, { surgery_type: "hip", gender: "male", age_group: "81+" })).toBe(true);
  expect(fitsPatient({}, { surgery_type: "hip", gender: "male", age_group: "81+" })).toBe(true);
});

test("B060: joint, gender and age group each leave out what is not meant for them, and what is not asked leaves nothing out", () => {
  expect(fitsPatient(someKnees, {})).toBe(true);
  expect(fitsPatient(someKnees, { surgery_type: "knee", gender: "female", age_group: "71-80" })).toBe(true);
  expect(fitsPatient(someKnees, { surgery_type: "hip" })).toBe(false);
  expect(fitsPatient(someKnees, { gender: "male" })).toBe(false);
  expect(fitsPatient(someKnees, { age_group: "51-60" })).toBe(false);
});

test("questionnaires about a bend or a joint's function are for that joint, the others for both", () => {
  expect(
    (["range-of-motion", "koos-jr", "oxford-hip", "hoos-jr", "pain", "feedback"] as const).map(jointOfForm),
  ).toEqual(["knee", "knee", "hip", "hip", null, null]);
});
