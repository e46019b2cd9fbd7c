import { describe, expect, test } from "vitest";
import { readId } from "../values/id.ts";
import { problemsOf } from "../values/problems.ts";
import { isRefusal } from "../values/refusal.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { deviceRow, exerciseRow } from "./programme-form.ts";
import { questionnaireRow, readDays } from "./questionnaire-form.ts";
import { beginProgramme } from "./begin-programme.ts";
import { readExercises } from "./read-programme.ts";
import type { RowContext } from "./programme-fields.ts";

/** Returns a valid id for a short name. */
const idOf = (name: string) => `${String(name.charCodeAt(0)).padStart(8, "0")}-0000-4000-8000-000000000000`;

const device = {
  _id: idOf("a"),
  deviceid: idOf("d"),
  startdate: 2,
  enddate: 42,
  interval: 1,
  time: 2,
  skiponsurgerydate: true,
};
const exercise = {
  _id: idOf("e"),
  exercise: idOf("x"),
  regimen: null,
  startdate: 1,
  enddate: 14,
  interval: 7,
  skiponsurgerydate: true,
  hold: 5,
  repeat: 10,
  set: 2,
  time: 3,
  nextexerciseid: null,
};
const weekly = {
  _id: idOf("q"),
  formid: idOf("f"),
  scheduletype: "weekly",
  schedule: [1],
  startdate: 1,
  enddate: 42,
};
const custom = { ...weekly, scheduletype: "custom", schedule: [14, 42] };

type Schema = (context: RowContext) => ReturnType<typeof deviceRow | typeof exerciseRow | typeof questionnaireRow>;

const problems = (schema: Schema, row: object, context: RowContext): string[] => {
  const { error } = schema(context).safeParse(row);
  return error ? problemsOf(error).map(({ field, message }) => `${field}: ${message}`) : [];
};
const today = -17;

describe("a device", () => {
  const of = (change: object, context: RowContext = { today }) =>
    problems(deviceRow, { ...device, ...change }, context);

  test("B124 B223 B224 B225 B229: start, end and interval are asked for, and what is missing is named", () => {
    expect(of({})).toEqual([]);
    expect(of({ startdate: undefined })).toEqual([
      "startdate: Please select start date.",
      ": start date or end date is missing",
    ]);
    expect(of({ enddate: null })).toEqual(["enddate: Please select end date.", ": start date or end date is missing"]);
    expect(of({ interval: undefined })).toEqual(["interval: Please select interval."]);
    for (const interval of [0, 8]) expect(of({ interval })).toEqual(["interval: Please select interval."]);
    for (const time of [0, 5]) expect(of({ time })).toEqual(["time: Please select times a day."]);
    for (const right of [{ interval: 1 }, { interval: 7 }, { time: 1 }, { time: 4 }]) expect(of(right)).toEqual([]);
    for (const deviceid of [undefined, ""]) expect(of({ deviceid })).toEqual(["deviceid: Please select a device."]);
  });

  test("B226: a start before today is refused, in days or in dates, unless it was saved so", () => {
    expect(of({ startdate: -18 })).toEqual(["startdate: select days -17 or greater!"]);
    expect(of({ startdate: -17 })).toEqual([]);
    const dates = { today, surgeryDate: calendarDate("2026-12-07") };
    expect(of({ startdate: -18 }, dates)).toEqual(["startdate: select date 11/20/2026 or greater!"]);
    expect(of({ startdate: -18 }, { today, saved: { startdate: -18 } })).toEqual([]);
    expect(of({ startdate: -19 }, { today, saved: { startdate: -18 } })).not.toEqual([]);
  });

  test("B227 B228: an end before today, and a start after the end", () => {
    expect(of({ startdate: 10, enddate: 40 }, { today: 50, saved: { startdate: 10 } })).toEqual([
      "enddate: select days today or greater",
    ]);
    expect(of({ startdate: 43 })).toEqual([
      "startdate: start date can be same or before end date",
      "enddate: select days today or greater",
    ]);
    expect(of({ startdate: 42 })).toEqual([]);
    expect(of({ startdate: 10, enddate: 40 }, { today: 40, saved: { startdate: 10 } })).toEqual([]);
    expect(of({ startdate: 10, enddate: 40 }, { today: 41, saved: { startdate: 10 } })).toEqual([
      "enddate: select days today or greater",
    ]);
  });
});

describe("an exercise", () => {
  const of = (change: object, context: RowContext = { today }) =>
    problems(exerciseRow, { ...exercise, ...change }, context);

  test("B230 B231 B232: exercise, start and end are asked for; the start is before the end", () => {
    expect(of({})).toEqual([]);
    expect(of({ exercise: "" })).toEqual(["exercise: Please select an exercise."]);
    expect(of({ exercise: undefined })).toEqual(["exercise: Please select an exercise."]);
    expect(of({ startdate: undefined })).toEqual(["startdate: enter startdate!"]);
    expect(of({ enddate: undefined })).toEqual(["enddate: enter enddate!"]);
    expect(of({ startdate: 15 })).toEqual(["startdate: invalid startdate", "enddate: invalid enddate!"]);
  });

  test("B121: without an interval it is due once a week, and its interval is from 1 to 7", () => {
    expect(exerciseRow({ today }).parse({ ...exercise, interval: undefined })).toMatchObject({ interval: 7 });
    for (const interval of [1, 7]) expect(of({ interval })).toEqual([]);
    for (const interval of [0, 8]) expect(of({ interval })).toEqual(["interval: Please select interval."]);
  });

  test("B234: the start is at most the day before the end; only a window that was cut may be today alone", () => {
    expect(of({ startdate: 14 })).toEqual(["startdate: invalid startdate", "enddate: invalid enddate!"]);
    expect(of({ startdate: 13 })).toEqual([]);
    expect(of({ startdate: 14 }, { today: 14 })).toEqual([]);
    expect(of({ startdate: 14, enddate: 13 }, { today: 14 })).toContain("startdate: invalid startdate");
  });

  test("B233: hold and repeat from 0, set from 1 and from 0 when editing, times a day from 1", () => {
    expect(of({ hold: 0, repeat: 0, set: 1, time: 1 })).toEqual([]);
    expect(of({ hold: -1, repeat: -1, set: 0, time: 0 })).toEqual([
      "hold: Please enter a hold from 0 to 7200.",
      "repeat: Please enter repeats from 0 to 500.",
      "set: Please enter sets from 1 to 50.",
      "time: Please enter times a day from 1 to 50.",
    ]);
    expect(of({ set: 0 }, { today, saved: exercise })).toEqual([]);
    expect(of({ hold: 1.5 })).toEqual(["hold: Please enter a hold from 0 to 7200."]);
  });

  test("forms refuse a past start, and an end that has passed", () => {
    expect(of({ startdate: -18 })).toEqual(["startdate: select days -17 or greater!"]);
    expect(of({}, { today: 15, saved: exercise })).toEqual(["enddate: select days today or greater"]);
    expect(of({ startdate: -366, enddate: 731 }, { today: -400 })).toEqual([
      "startdate: Please choose days from S-365 to S+730.",
      "enddate: Please choose days from S-365 to S+730.",
    ]);
  });
});

describe("a questionnaire", () => {
  const of = (change: object, context: RowContext = { today }) =>
    problems(questionnaireRow, { ...weekly, ...change }, context);

  test("B237: a weekly one has weekdays, and is of a questionnaire", () => {
    expect(of({})).toEqual([]);
    expect(of({ schedule: [] })).toEqual(["schedule: Please select week days!"]);
    expect(of({ schedule: [0, 6] })).toEqual([]);
    for (const weekday of [-1, 7])
      expect(of({ schedule: [weekday] })).toEqual(["schedule.0: Please select week days!"]);
    for (const formid of [undefined, ""]) expect(of({ formid })).toEqual(["formid: Please select a questionnaire."]);
  });

  test("B238 B239: its start is today or later, its end neither before today nor before the start", () => {
    expect(of({ startdate: undefined })).toEqual(["startdate: Please select start date."]);
    expect(of({ enddate: undefined })).toEqual(["enddate: Please select end date."]);
    expect(of({ startdate: -18 })).toEqual(["startdate: select days -17 or greater!"]);
    expect([of({ startdate: -17 }), of({ startdate: 42 })]).toEqual([[], []]);
    expect(of({ startdate: 43 })).toEqual(["enddate: select days today or greater"]);
    expect(of({ enddate: 40 }, { today: 41, saved: { startdate: 1 } })).toEqual([
      "enddate: select days today or greater",
    ]);
    expect(of({ enddate: 40 }, { today: 40, saved: { startdate: 1 } })).toEqual([]);
  });

  test("B240: a custom one has days, sorted and each once; a passed one only where it was saved", () => {
    const ofCustom = (change: object, context: RowContext = { today }) => of({ ...custom, ...change }, context);
    expect(ofCustom({})).toEqual([]);
    expect(ofCustom({ schedule: [] })).toEqual(["schedule: Please select days."]);
    expect(ofCustom({ schedule: [1.5] })).toEqual(["schedule.0: Please enter numeric day"]);
    expect(ofCustom({ schedule: [-17, 3] })).toEqual([]);
    expect(ofCustom({ schedule: [-18, 3] })).toEqual(["schedule: select days -17 or greater!"]);
    expect(ofCustom({ schedule: [14, 50] }, { today: 20, saved: { ...custom, schedule: [14, 42] } })).toEqual([]);
    expect(questionnaireRow({ today }).parse({ ...custom, schedule: [42, -3, 14, 42] })).toEqual({
      ...custom,
      skiponsurgerydate: true,
      schedule: [-3, 14, 42],
      startdate: -3,
      enddate: 42,
    });
  });

  test("B240: days are typed as digits, commas and minus", () => {
    const read = (typed: string) => {
      const days = readDays(typed);
      return isRefusal(days) ? days.message : days;
    };
    expect(read("42, -14,14, 14,")).toEqual([-14, 14, 42]);
    expect([read(""), read(" , ")]).toEqual(["Please select days.", "Please select days."]);
    expect([read("a"), read("1, a"), read("1-2"), read("1.5"), read("--1")]).toEqual(
      Array(5).fill("Please enter numeric day"),
    );
  });
});

test("what does not say whether it skips the day of surgery skips it", () => {
  const { skiponsurgerydate: _, ...deviceWithout } = device;
  const { skiponsurgerydate: __, ...exerciseWithout } = exercise;
  expect(deviceRow({ today }).parse(deviceWithout)).toEqual(device);
  expect(exerciseRow({ today }).parse(exerciseWithout)).toEqual(exercise);
});

describe("a programme that is sent", () => {
  const sent = { exercises: [exercise], devices: [device], feedback: [weekly] };
  let count = 0;
  const message = (change: object) => {
    const begins = {
      surgeryDate: calendarDate("2026-12-07"),
      today: calendarDate("2026-11-20"),
      newId: () => readId(idOf(`n${++count}`)),
    };
    const read = beginProgramme({ ...sent, ...change }, begins);
    return isRefusal(read) ? (read.problems?.map(({ field }) => field) ?? read.message) : "read";
  };

  test("is read row by row, and a problem names its row", () => {
    expect(message({})).toBe("read");
    expect(message({ exercises: [exercise, { ...exercise, _id: idOf("b"), time: 0 }] })).toEqual(["exercises.1.time"]);
    expect(message({ devices: [{ ...device, startdate: null }] })).toEqual(["devices.0.startdate", "devices.0"]);
    expect(message({ feedback: [{ ...weekly, schedule: [] }] })).toEqual(["feedback.0.schedule"]);
    expect(message({ exercises: ["x"] })).toEqual(["exercises.0"]);
  });

  test("rings, doubled ids and endless lists are refused with a sentence", () => {
    const linked = (...ids: [string, string][]) =>
      ids.map(([id, next]) => ({ ...exercise, _id: idOf(id), nextexerciseid: idOf(next) }));
    expect(message({ exercises: linked(["a", "b"], ["b", "a"]) })).toBe("Linked exercises must not form a ring.");
    expect(message({ exercises: linked(["a", "gone"]) })).toBe("An exercise is linked to one that is not in the plan.");
    expect(message({ devices: [device, device] })).toBe("Two rows have the same id.");
    expect(message({ exercises: Array(201).fill(exercise) })).toBe("A programme has at most 200 rows of a kind.");
    expect(message({ devices: Array(31).fill(device) })).toBe("A programme has at most 30 rows of a kind.");
  });

  test("a row of a running programme is read beside what was saved of it", () => {
    const read = readExercises([{ ...exercise, set: 0, startdate: -30 }], () => ({
      today,
      saved: { startdate: -30, enddate: 3 },
    }));
    expect(isRefusal(read)).toBe(false);
  });
});
