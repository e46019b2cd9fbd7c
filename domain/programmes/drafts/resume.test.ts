import { expect, test } from "vitest";
import { readId } from "../../values/id.ts";
import { newDevice, newExercise, newQuestionnaire } from "../assign-content.ts";
import type { Programme } from "../programme.ts";
import { resumeProgramme } from "./resume.ts";

const id = (number: number) => readId(`00000000-0000-4000-8000-00000000000${number}`);
const exercise = (number: number, startdate: number, enddate: number, next: number | null = null) => ({
  ...newExercise,
  _id: id(number),
  exercise: id(9),
  startdate,
  enddate,
  nextexerciseid: next === null ? null : id(next),
});

const programme: Programme = {
  exercises: [exercise(1, -28, -1, 2), exercise(2, -28, -20, 3), exercise(3, 1, 14)],
  devices: [
    { ...newDevice, _id: id(4), deviceid: id(9), startdate: -18, enddate: 84 },
    { ...newDevice, _id: id(5), deviceid: id(9), startdate: -18, enddate: -18 },
  ],
  feedback: [
    { ...newQuestionnaire, _id: id(6), formid: id(9), startdate: -18, enddate: 42 },
    {
      ...newQuestionnaire,
      _id: id(7),
      formid: id(9),
      scheduletype: "custom",
      schedule: [-18, -14, 14],
      startdate: -18,
      enddate: 14,
    },
    {
      ...newQuestionnaire,
      _id: id(8),
      formid: id(9),
      scheduletype: "custom",
      schedule: [-18],
      startdate: -18,
      enddate: -18,
    },
  ],
};

test("a programme of an earlier day begins today: nothing starts in the past, and what has passed is left out", () => {
  const { exercises, devices, feedback } = resumeProgramme(programme, -17);
  expect(exercises).toEqual([{ ...exercise(1, -17, -1), nextexerciseid: null }, exercise(3, 1, 14)]);
  expect(devices).toEqual([{ ...programme.devices[0], startdate: -17 }]);
  expect(feedback).toEqual([
    { ...programme.feedback[0], startdate: -17 },
    { ...programme.feedback[1], schedule: [-14, 14], startdate: -14 },
  ]);
});

test("on the day it was made a programme is answered as it came, so that opening it changes nothing", () => {
  const today = { ...programme, exercises: programme.exercises.slice(2) };
  expect(resumeProgramme(today, -18)).toBe(today);
});

test("what ends today stays, for today alone", () => {
  const today = { exercises: [exercise(1, -28, -17)], devices: [], feedback: [] };
  const ending = { startdate: -28, enddate: -17 };
  const resumed = resumeProgramme(
    {
      ...today,
      devices: [{ ...newDevice, _id: id(4), deviceid: id(9), ...ending }],
      feedback: [{ ...newQuestionnaire, _id: id(6), formid: id(9), ...ending }],
    },
    -17,
  );
  const windows = [...resumed.exercises, ...resumed.devices, ...resumed.feedback];
  expect(windows.map(({ startdate, enddate }) => [startdate, enddate])).toEqual([
    [-17, -17],
    [-17, -17],
    [-17, -17],
  ]);
});
