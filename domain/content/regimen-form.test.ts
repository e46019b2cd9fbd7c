import { expect, test } from "vitest";
import { regimenForm, wrongLinks } from "./regimen-form.ts";

const exercise = {
  exercise: "01900009-0000-7000-8000-000000000001",
  startdate: 1,
  enddate: 14,
  holdseconds: 5,
  repeat: 10,
  set: 2,
  time: 3,
  interval: 1,
};
const regimen = { name: "First Weeks", surgery_type: "knee", startdate: 1, enddate: 14, exercises: [exercise] };

const problemsOf = (draft: object): string[] => {
  const read = regimenForm.safeParse({ ...regimen, ...draft });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test("a regimen holds an exercise at least, whose days lie inside of its own", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ exercises: [] })).toEqual(["exercises: Add an exercise."]);
  expect(problemsOf({ exercises: [{ ...exercise, startdate: 0, enddate: 15 }] })).toEqual([
    "exercises.0.startdate: Choose days inside of the regimen's.",
    "exercises.0.enddate: Choose days inside of the regimen's.",
  ]);
  expect(problemsOf({ enddate: 731 })).toEqual(["enddate: Please choose days from S-365 to S+730."]);
  expect(problemsOf({ startdate: 15 })).toEqual([
    "enddate: The last day lies before the first.",
    "exercises.0.startdate: Choose days inside of the regimen's.",
  ]);
});

test("exercises are linked in chains: nobody twice, nobody in a ring", () => {
  const links = (...next: (number | null)[]) => wrongLinks(next.map((each) => ({ next: each })));
  expect(links(1, 2, null)).toEqual([]);
  expect(links(null, 0, null)).toEqual([]);
  expect(links(0)).toEqual([0]);
  expect(links(3, null, null)).toEqual([0]);
  expect(links(2, 2, null)).toEqual([1]);
  expect(links(1, 2, 0)).toEqual([0, 1, 2]);
  expect(problemsOf({ exercises: [{ ...exercise, next: 0 }] })).toEqual([
    "exercises.0.next: This exercise is linked already, or to itself.",
  ]);
});
