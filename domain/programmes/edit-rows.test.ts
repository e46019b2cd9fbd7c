import { expect, test } from "vitest";
import { readId } from "../values/id.ts";
import { newDevice, newExercise } from "./assign-content.ts";
import { changeDevice, editExercises } from "./edit-rows.ts";

const id = (number: number) => readId(`00000000-0000-4000-8000-00000000000${number}`);
const exercise = (number: number, startdate: number, enddate: number, next: number | null = null) => ({
  ...newExercise,
  _id: id(number),
  exercise: id(9),
  startdate,
  enddate,
  nextexerciseid: next === null ? null : id(next),
});

test("rows are edited by the rules of links, and keep all else", () => {
  const rows = [exercise(1, 1, 14), exercise(2, 1, 14)];
  const linked = editExercises(rows, (items) =>
    items.map((item, at) => ({ ...item, nextId: at === 0 ? id(2) : null })),
  );
  expect(linked).toEqual([exercise(1, 1, 14, 2), exercise(2, 1, 14)]);
  const doubled = editExercises(rows, (items) => items.map((item) => ({ ...item, times: 2, sets: 3, start: 2 })));
  expect(doubled[0]).toEqual({ ...rows[0], time: 2, set: 3, startdate: 2 });
});

const device = (number: number, startdate: number, enddate: number) => ({
  ...newDevice,
  _id: id(number),
  deviceid: id(number + 4),
  startdate,
  enddate,
});

test("B065 B181: a device changes alone, or all with it but those whose days have passed", () => {
  const rows = [device(1, 1, 14), device(2, -20, -10), device(3, -14, 84)];
  const changed = { ...device(1, 2, 42), interval: 3 as const, time: 2, skiponsurgerydate: false };
  expect(changeDevice(rows, changed, { toAll: false, today: -5 })).toEqual([changed, rows[1], rows[2]]);
  expect(changeDevice(rows, changed, { toAll: true, today: -5 })).toEqual([
    changed,
    rows[1],
    { ...changed, _id: id(3), deviceid: id(7) },
  ]);
});
