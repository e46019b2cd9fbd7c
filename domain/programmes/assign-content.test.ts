import { expect, test } from "vitest";
import { testId } from "../values/id.arbitrary.ts";
import {
  addedWindow,
  assignDevice,
  assignQuestionnaires,
  assignRegimen,
  newDevice,
  newExercise,
  newQuestionnaire,
} from "./assign-content.ts";

const ids = () => {
  let count = 0;
  return () => testId(`new${++count}`);
};
const bringing = (today: number) => ({ today, newId: ids() });

const entry = (name: string, startdate: number, enddate: number, next: number | null) => ({
  exercise: { _id: testId(name) },
  holdseconds: 5,
  repeat: 10,
  set: 2,
  time: 3,
  interval: 1,
  startdate,
  enddate,
  next,
});
const regimen = {
  _id: testId("regimen"),
  exerciseschedule: [entry("a", 1, 14, 1), entry("b", 1, 4, 2), entry("c", 9, 14, null)],
};

test("a regimen brings its exercises with their dose and their links", () => {
  const rows = assignRegimen(regimen, bringing(-17));
  expect(rows[0]).toEqual({
    _id: "new1",
    exercise: "a",
    regimen: "regimen",
    startdate: 1,
    enddate: 14,
    interval: 1,
    skiponsurgerydate: true,
    hold: 5,
    repeat: 10,
    set: 2,
    time: 3,
    nextexerciseid: "new2",
  });
  expect(rows.map(({ nextexerciseid }) => nextexerciseid)).toEqual(["new2", "new3", null]);
});

test("what would start in the past starts today; what has passed is left out, and the link to it with it", () => {
  const rows = assignRegimen(regimen, bringing(5));
  expect(
    rows.map(({ exercise, startdate, enddate, nextexerciseid }) => [exercise, startdate, enddate, nextexerciseid]),
  ).toEqual([
    ["a", 5, 14, null],
    ["c", 9, 14, null],
  ]);
});

test("B176: a device whose start would fall before today starts today", () => {
  const device = { start_date: -14, end_date: 84, interval: 2, time: 1, skiponsurgerydate: true };
  expect(assignDevice(testId("d"), device, bringing(-3))).toEqual([
    { _id: "new1", deviceid: "d", startdate: -3, enddate: 84, interval: 2, time: 1, skiponsurgerydate: true },
  ]);
  expect(assignDevice(testId("d"), device, bringing(85))).toEqual([]);
});

test("questionnaires come without the days that have passed", () => {
  const rest = { formid: testId("f"), skiponsurgerydate: true };
  const weekly = { ...rest, scheduletype: "weekly", schedule: [1, 3], startdate: 1, enddate: 42 };
  const custom = { ...rest, scheduletype: "custom", schedule: [-14, 14, 42], startdate: -14, enddate: 42 };
  const spans = (today: number) =>
    assignQuestionnaires([weekly, custom], bringing(today)).map(({ schedule, startdate, enddate }) => [
      schedule,
      startdate,
      enddate,
    ]);
  expect(spans(-20)).toEqual([
    [[1, 3], 1, 42],
    [[-14, 14, 42], -14, 42],
  ]);
  expect(spans(14)).toEqual([
    [[1, 3], 14, 42],
    [[14, 42], 14, 42],
  ]);
  expect(spans(43)).toEqual([]);
  expect(assignQuestionnaires([custom], bringing(14))).toEqual([
    { ...custom, _id: "new1", schedule: [14, 42], startdate: 14 },
  ]);
});

test("B235 B422: an exercise added by hand has a hold of 1 second, repeat, time and set 1, interval 7", () => {
  const { hold, repeat, time, set, interval } = newExercise;
  expect([hold, repeat, time, set, interval]).toEqual([1, 1, 1, 1, 7]);
});

test("B424 B421 B422: a questionnaire added by hand is weekly, on Mondays; a device is due every day, once", () => {
  expect(newQuestionnaire).toMatchObject({ scheduletype: "weekly", schedule: [1] });
  expect(newDevice).toMatchObject({ interval: 1, time: 1 });
});

test("B176: what is added by hand begins today at the earliest, and ends as usual while a week of its days is left", () => {
  const usual = { startdate: 1, enddate: 42 };
  expect(addedWindow(usual, -17)).toEqual(usual);
  expect(addedWindow(usual, 10)).toEqual({ startdate: 10, enddate: 42 });
  expect(addedWindow(usual, 36)).toEqual({ startdate: 36, enddate: 42 });
});

test("what is added when its usual days are over, or nearly, has as many from today on", () => {
  expect(addedWindow({ startdate: 1, enddate: 42 }, 37)).toEqual({ startdate: 37, enddate: 78 });
  expect(addedWindow({ startdate: 1, enddate: 42 }, 58)).toEqual({ startdate: 58, enddate: 99 });
  expect(addedWindow({ startdate: 1, enddate: 14 }, 66)).toEqual({ startdate: 66, enddate: 79 });
});
