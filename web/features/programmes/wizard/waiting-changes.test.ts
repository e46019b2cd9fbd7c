import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { waitingChanges } from "./waiting-changes.ts";
import { emptyContent, emptyProgramme, type WizardContent } from "./wizard-content.ts";

const id = (number: number) => readId(`01920000-0000-7000-8000-00000000000${number}`);
const exercise = (number: number, enddate = 14): ProgrammeExercise => ({
  _id: id(number),
  exercise: id(9),
  regimen: null,
  startdate: 1,
  enddate,
  interval: 1,
  hold: 5,
  repeat: 10,
  set: 1,
  time: 3,
  skiponsurgerydate: true,
  nextexerciseid: null,
});
const plan = (number: number) => ({
  _id: id(number),
  name: "Knee",
  surgerytype: "knee",
  hasDevices: true,
  includesRegimens: true,
});
const saved: WizardContent = {
  ...emptyContent,
  patient: { firstname: "Leilani", shipaddress: { city: "Evanston", state: "Illinois" }, height: null },
  carePlan: plan(7),
  programme: { ...emptyProgramme, exercises: [exercise(1), exercise(2)] },
};

test("what is as it was saved waits for nothing, whatever was typed and undone", () => {
  expect(waitingChanges(saved, structuredClone(saved))).toBe(0);
  expect(waitingChanges(saved, { ...saved, patient: { ...saved.patient, height: "" } })).toBe(0);
});

test("each field and each row that is another, new or gone is one change, however often it was typed", () => {
  const patient = { ...saved.patient, firstname: "Lani", shipaddress: { city: "Skokie", state: "Illinois" } };
  expect(waitingChanges(saved, { ...saved, patient })).toBe(2);
  const programme = { ...saved.programme, exercises: [exercise(1, 20), exercise(3)] };
  expect(waitingChanges(saved, { ...saved, programme })).toBe(3);
  expect(waitingChanges(saved, { ...saved, patient, programme })).toBe(5);
});

test("another care plan is one change, with all that it brings", () => {
  expect(waitingChanges(saved, { ...saved, carePlan: plan(8), programme: emptyProgramme })).toBe(1);
});
