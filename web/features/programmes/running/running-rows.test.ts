import { expect, test } from "vitest";
import { uuid } from "../../../testing/uuid.ts";
import { deviceOf, exerciseOf, formOf } from "./running-rows.ts";

const sums = { totaldays: 10, completeddays: 4 };
const exercise = {
  _id: uuid(1),
  exercise: { _id: uuid(2), name: "Heel slide", image: null },
  regimen: { _id: uuid(3), name: "Early motion" },
  startdate: 1,
  enddate: 14,
  interval: 2,
  skiponsurgerydate: true,
  hold: 5,
  repeat: 10,
  set: 2,
  time: 3,
  nextexerciseid: uuid(4),
  stage: "running",
  sums,
};
const device = {
  _id: uuid(5),
  deviceid: uuid(6),
  display_name: "Scale",
  startdate: -7,
  enddate: 30,
  interval: 7,
  time: 1,
  skiponsurgerydate: true,
  status: "Linked",
  cause: "",
  orderid: null,
  ordered_on: null,
  shipped_on: null,
  delivered_on: null,
  reorder_on: null,
  returned_on: null,
  configured: true,
  stage: "running",
  media: { image: { url: null } },
  sums,
};
const form = {
  _id: uuid(7),
  formid: uuid(8),
  shortname: "Oxford Knee",
  image: null,
  scheduletype: "custom",
  schedule: [1, 14, 28],
  startdate: 1,
  enddate: 28,
  answered: [],
  skiponsurgerydate: true,
  stage: "running",
  sums,
};

test("an exercise keeps all that is planned of it", () => {
  expect(exerciseOf(exercise)).toEqual({
    _id: uuid(1),
    exercise: uuid(2),
    regimen: uuid(3),
    startdate: 1,
    enddate: 14,
    interval: 2,
    skiponsurgerydate: true,
    hold: 5,
    repeat: 10,
    set: 2,
    time: 3,
    nextexerciseid: uuid(4),
  });
  expect(exerciseOf({ ...exercise, regimen: null, nextexerciseid: null, skiponsurgerydate: false })).toMatchObject({
    regimen: null,
    nextexerciseid: null,
    skiponsurgerydate: false,
  });
});

test("a device keeps all that is planned of it", () => {
  expect(deviceOf(device)).toEqual({
    _id: uuid(5),
    deviceid: uuid(6),
    startdate: -7,
    enddate: 30,
    interval: 7,
    time: 1,
    skiponsurgerydate: true,
  });
  expect(deviceOf({ ...device, skiponsurgerydate: false }).skiponsurgerydate).toBe(false);
});

test("a questionnaire keeps all that is planned of it", () => {
  expect(formOf(form)).toEqual({
    _id: uuid(7),
    formid: uuid(8),
    scheduletype: "custom",
    schedule: [1, 14, 28],
    startdate: 1,
    enddate: 28,
    skiponsurgerydate: true,
  });
  expect(formOf({ ...form, scheduletype: "weekly", skiponsurgerydate: false })).toMatchObject({
    scheduletype: "weekly",
    skiponsurgerydate: false,
  });
});
