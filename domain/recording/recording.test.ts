import { describe, expect, test } from "vitest";
import type { QuestionnaireItem, ScheduleItem } from "../schedules/schedule-item.ts";
import { onSurgery } from "../schedules/schedules.arbitrary.ts";
import { addDays, calendarDate as date, instantAt } from "../values/calendar-date.ts";
import { decideReading, type ReadingContext } from "./decide-reading.ts";
import { decideAnswers, decideExerciseDone, type RecordingContext } from "./decide-recording.ts";
import { recordAnswersSchema, recordExerciseSchema, recordReadingSchema } from "./recording-schemas.ts";
import { testId } from "../values/id.arbitrary.ts";

const today = date("2026-11-20");
const timeZone = "America/Chicago";
const surgeryDate = date("2026-11-10");
const context: RecordingContext = {
  patientId: testId("p"),
  holds: [],
  inactive: [],
  active: true,
  date: today,
  today,
};
const exercise: ScheduleItem = onSurgery(
  { id: testId("e"), area: "exercise", start: 1, end: 14, interval: 1, times: 2, skipOnSurgeryDate: true },
  surgeryDate,
);
const pain: QuestionnaireItem = onSurgery(
  { id: testId("q"), type: "custom", weekdays: [], days: [10], start: 0, end: 0, skipOnSurgeryDate: true },
  surgeryDate,
);
const refused = (message: string) => ({ kind: "refused", message });

describe("recording an exercise", () => {
  test("each time counts, the last one completes the exercise", () => {
    expect(decideExerciseDone([exercise], 0, context)).toEqual({
      event: { kind: "ExerciseRecorded", subjectId: "p", data: { item: "e", date: today } },
      timesDone: 1,
      completedArea: null,
    });
    expect(decideExerciseDone([exercise], 1, context)).toMatchObject({ timesDone: 2, completedArea: "exercise" });
    expect(decideExerciseDone([exercise], 2, context)).toEqual(refused("This exercise is done for this day."));
  });

  test("a round that completes an exercise counts nowhere on a day that is paused", () => {
    const paused = { ...context, holds: [{ from: addDays(today, -1), to: null }] };
    expect(decideExerciseDone([exercise], 1, paused)).toMatchObject({ timesDone: 2, completedArea: null });
    const inactive = { ...context, inactive: [{ from: addDays(today, -1), to: null }] };
    expect(decideExerciseDone([exercise], 1, inactive)).toMatchObject({ timesDone: 2, completedArea: null });
  });

  test("numbers A14: not ahead, and at most seven days back", () => {
    const at = (days: number) => decideExerciseDone([exercise], 0, { ...context, date: addDays(today, days) });
    expect(at(1)).toEqual(refused("This day has not come yet."));
    expect(at(-7)).toMatchObject({ event: { data: { date: addDays(today, -7) } } });
    expect(at(-8)).toEqual(refused("You can record at most 7 days back."));
  });

  test("not on a day it is not planned, and nothing post-op before the surgery", () => {
    expect(decideExerciseDone([{ ...exercise, start: 11 }], 0, context)).toEqual(
      refused("This is not planned for this day."),
    );
    const before = { ...exercise, surgeryDate: addDays(today, 3) };
    expect(decideExerciseDone([before], 0, context)).toEqual(refused("This starts after your surgery."));
    const late = { ...exercise, start: 1, surgeryDate: today };
    expect(decideExerciseDone([late], 0, context)).toEqual(refused("This starts after your surgery."));
    const since = { ...exercise, start: 3, surgeryDate: addDays(today, -1) };
    expect(decideExerciseDone([since], 0, context)).toEqual(refused("This is not planned for this day."));
    const atSurgery = { ...exercise, start: 0, surgeryDate: addDays(today, 3) };
    expect(decideExerciseDone([atSurgery], 0, context)).toEqual(refused("This is not planned for this day."));
    const closed = { ...exercise, validTo: addDays(today, -2) };
    expect(decideExerciseDone([closed], 0, context)).toEqual(refused("This is not planned for this day."));
  });

  test("what staff changed today does not refuse what the patient saw this morning; it counts by the plan that holds", () => {
    const before = { ...exercise, validTo: addDays(today, -1) };
    const takenOut = decideExerciseDone([before], 0, context);
    expect(takenOut).toMatchObject({ event: { data: { item: "e", date: today } }, timesDone: 1, completedArea: null });
    expect(decideExerciseDone([before], 1, context)).toMatchObject({ timesDone: 2, completedArea: null });
    expect(decideExerciseDone([before], 2, context)).toEqual(refused("This exercise is done for this day."));
    const once = { ...exercise, times: 1, validFrom: today };
    expect(decideExerciseDone([before, once], 0, context)).toMatchObject({ timesDone: 1, completedArea: "exercise" });
    expect(decideExerciseDone([before, once], 1, context)).toMatchObject({ timesDone: 2, completedArea: null });
    const yesterday = { ...context, date: addDays(today, -1) };
    expect(
      decideExerciseDone(
        [
          { ...exercise, validTo: addDays(today, -2) },
          { ...once, start: 12 },
        ],
        0,
        yesterday,
      ),
    ).toEqual(refused("This is not planned for this day."));
    const endedItem = { ...pain, validTo: addDays(today, -1) };
    expect(decideAnswers([endedItem], { kind: "pain", options: [[0, 1]] }, [1], null, context)).toMatchObject({
      event: { data: { item: "q", date: today } },
    });
  });

  test("what is done on a technical hold is kept; an inactive patient records nothing", () => {
    expect(decideExerciseDone([exercise], 0, { ...context, holds: [{ from: today, to: null }] })).toMatchObject({
      timesDone: 1,
    });
    expect(decideExerciseDone([exercise], 0, { ...context, active: false })).toEqual(
      refused("Your programme has ended. Please call your clinic."),
    );
  });
});

describe("recording answers", () => {
  const form = { kind: "pain", options: [[0, 1, 2, 3, 4]] } as const;
  const answer = (answers: (number | null)[], storedAnswers: number[] | null = null, date = today) =>
    decideAnswers([pain], form, answers, storedAnswers, { ...context, date });

  test("answers are kept with their score and the last score they give, once a day", () => {
    const lastScores = { painlevel: 2 };
    const event = { kind: "QuestionnaireAnswered", subjectId: "p", data: { item: "q", date: today } };
    expect(answer([2])).toEqual({ event, score: 2, lastScores, completedArea: "questionnaire" });
    expect(answer([2], [3])).toEqual(refused("You have answered this for this day."));
    expect(answer([2], null, addDays(today, -1))).toEqual(refused("This is not planned for this day."));
  });

  test("numbers D2: the same answers sent again are no news, whenever they come", () => {
    expect(answer([2], [2])).toBeNull();
    expect(answer([2], [2], addDays(today, -30))).toBeNull();
  });

  test("only answers that the questions offer are taken", () => {
    expect(answer([5])).toEqual(refused("Please choose one of the answers to question 1."));
    expect(answer([2, 2])).toEqual(refused("There are more answers than questions."));
    expect(answer([null])).toEqual(refused("Please answer the questions."));
    const two = { kind: "range-of-motion", options: [[90, 98], [65]] } as const;
    const both = (answers: (number | null)[], storedAnswers: number[] | null = null) =>
      decideAnswers([pain], two, answers, storedAnswers, context);
    expect(both([90, 98])).toEqual(refused("Please choose one of the answers to question 2."));
    expect(both([null, 65])).toMatchObject({
      event: { kind: "QuestionnaireAnswered" },
      score: null,
      lastScores: { extension: 65 },
    });
    expect(both([90, 65], [90])).toEqual(refused("You have answered this for this day."));
    expect(both([90], [90, 65])).toEqual(refused("You have answered this for this day."));
    expect(both([90, 65], [98, 65])).toEqual(refused("You have answered this for this day."));
    expect(decideAnswers([pain], form, [2], null, { ...context, active: false })).toMatchObject({ kind: "refused" });
  });
});

describe("recording a reading", () => {
  const now = instantAt(today, 600, timeZone);
  const metrics = [
    { valueIndex: 0, parameter: "flexion_max", plausible: { min: 30, max: 145 } },
    { valueIndex: 1, parameter: "extension_deficit", plausible: { min: 0, max: 40 } },
  ];
  const sensor: ReadingContext = { patientId: testId("p"), active: true, linked: true, metrics, now, timeZone };
  const reading = { itemId: testId("d"), takenAt: now, values: [104, null] };

  test("a reading counts for the clinic's date at which it was taken", () => {
    expect(decideReading(reading, sensor)).toEqual({
      event: { kind: "ReadingRecorded", subjectId: "p", data: { item: "d", date: today } },
      takenAt: now,
      values: [104, null],
      plausible: true,
      receivedAt: null,
    });
    const lateYesterday = instantAt(addDays(today, -1), 1439, timeZone);
    expect(decideReading({ ...reading, takenAt: lateYesterday }, sensor)).toMatchObject({
      event: { data: { date: "2026-11-19" } },
    });
  });

  test("numbers D8: a device whose clock runs ahead over midnight measured when it was heard", () => {
    const arrival = instantAt(today, 1438, timeZone);
    const takenAt = instantAt(addDays(today, 1), 2, timeZone);
    expect(decideReading({ ...reading, takenAt }, { ...sensor, now: arrival })).toMatchObject({
      event: { data: { date: today } },
      takenAt,
      receivedAt: arrival,
    });
  });

  test("an implausible value is kept and marked", () => {
    for (const values of [[29.9], [146], [104, 41]])
      expect(decideReading({ ...reading, values }, sensor)).toMatchObject({ values, plausible: false });
    expect(decideReading({ ...reading, values: [30, 40] }, sensor)).toMatchObject({ plausible: true });
  });

  test("not from the future, from long ago, without link, or with values the device does not have", () => {
    const minutes = (count: number) => ({ ...reading, takenAt: now + count * 60_000 });
    expect(decideReading(minutes(4), sensor)).toMatchObject({ event: { data: { date: today } } });
    expect(decideReading(minutes(6), sensor)).toEqual(refused("This reading lies in the future."));
    expect(decideReading(minutes(5), sensor)).toMatchObject({ event: { data: { date: today } }, receivedAt: now });
    expect(decideReading(minutes(-7 * 1440), sensor)).toMatchObject({
      event: { data: { date: addDays(today, -7) } },
    });
    expect(decideReading(minutes(-8 * 1440), sensor)).toEqual(refused("You can record at most 7 days back."));
    expect(decideReading(reading, { ...sensor, linked: false })).toEqual(refused("This device is not linked to you."));
    expect(decideReading(reading, { ...sensor, active: false })).toEqual(
      refused("Your programme has ended. Please call your clinic."),
    );
    expect(decideReading({ ...reading, values: [1, 2, 3] }, sensor)).toEqual(
      refused("There are more values than this device has."),
    );
    expect(decideReading({ ...reading, values: [null] }, sensor)).toEqual(refused("Please give a value."));
  });
});

test("what patients send is refused with a sentence", () => {
  const problemsOf = (
    schema: typeof recordExerciseSchema | typeof recordReadingSchema | typeof recordAnswersSchema,
    input: object,
  ) => schema.safeParse({ itemid: "x", ...input }).error?.issues.map(({ message }) => message);
  for (const itemid of [undefined, ""])
    expect(problemsOf(recordExerciseSchema, { itemid })).toEqual(["Please say what was done."]);
  expect(problemsOf(recordExerciseSchema, { itemid: "x".repeat(64) })).toBeUndefined();
  expect(problemsOf(recordExerciseSchema, { itemid: "x".repeat(65) })).toHaveLength(1);
  expect(problemsOf(recordExerciseSchema, { date: "today" })).toEqual(["Please give a date."]);
  expect(problemsOf(recordReadingSchema, { values: [1], takenAt: "noon" })).toEqual(["Please give a time."]);
  expect(problemsOf(recordReadingSchema, { values: [] })).toEqual(["Please give a value."]);
  expect(problemsOf(recordReadingSchema, { values: ["1"] })).toEqual(["Please give a number."]);
  expect(problemsOf(recordReadingSchema, { values: Array.from({ length: 20 }, () => null) })).toBeUndefined();
  expect(problemsOf(recordReadingSchema, { values: Array.from({ length: 21 }, () => null) })).toHaveLength(1);
  expect(problemsOf(recordAnswersSchema, { answers: [] })).toEqual(["Please answer the questions."]);
  expect(problemsOf(recordAnswersSchema, { answers: ["yes"] })).toEqual(["Please choose an answer."]);
  for (const answer of [-1, 1001]) expect(problemsOf(recordAnswersSchema, { answers: [answer] })).toHaveLength(1);
  expect(problemsOf(recordAnswersSchema, { answers: [0, 1000, null] })).toBeUndefined();
  expect(problemsOf(recordAnswersSchema, { answers: Array.from({ length: 200 }, () => 0) })).toBeUndefined();
  expect(problemsOf(recordAnswersSchema, { answers: Array.from({ length: 201 }, () => 0) })).toHaveLength(1);
});

test("what patients send is read by its schema", () => {
  expect(recordExerciseSchema.safeParse({ itemid: "e", date: "2026-11-31" }).success).toBe(false);
  expect(recordReadingSchema.safeParse({ itemid: "d", values: [] }).success).toBe(false);
  expect(recordReadingSchema.safeParse({ itemid: "d", values: [Number.NaN] }).success).toBe(false);
  expect(recordAnswersSchema.safeParse({ itemid: "q", date: today, answers: [0.5] }).success).toBe(false);
  expect(recordExerciseSchema.parse({ itemid: "e", date: null })).toEqual({ itemid: "e", date: null });
});
