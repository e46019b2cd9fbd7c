import { expect, test } from "vitest";
import { testId } from "../values/id.arbitrary.ts";
import { isRefusal } from "../values/refusal.ts";
import { readExercises, readQuestionnaires } from "./read-programme.ts";

const row = (id: string, change: object) => ({
  _id: testId(id),
  exercise: testId("quad sets"),
  startdate: -18,
  enddate: 14,
  interval: 1,
  hold: 5,
  repeat: 10,
  set: 1,
  time: 1,
  ...change,
});
const span = (id: string, schedule: readonly number[]) => ({
  _id: testId(id),
  formid: testId("pain"),
  scheduletype: "custom",
  schedule,
});
const problems = (read: object): readonly unknown[] =>
  isRefusal(read) ? (read.problems ?? []).map(({ field }) => field) : [];

test("each exercise is read beside what was saved of itself, though others were read before it", () => {
  const saved = new Map([
    [testId("a"), { startdate: -18 }],
    [testId("b"), { startdate: -20 }],
  ]);
  const read = (...rows: { _id: ReturnType<typeof testId> }[]) =>
    problems(
      readExercises(rows, (each) => ({ today: 0, saved: saved.get((each as (typeof rows)[number])._id) ?? null })),
    );
  expect(read(row("a", {}), row("a2", { startdate: 1 }))).toEqual([]);
  expect(read(row("a", {}), row("b", {}), row("c", {}))).toEqual(["exercises.1.startdate", "exercises.2.startdate"]);
  expect(read(row("a", { set: 0 }), row("c", { startdate: 1, set: 0 }))).toEqual(["exercises.1.set"]);
});

test("each span of a questionnaire is read beside the days that were saved of itself", () => {
  const saved = [
    { startdate: -14, schedule: [-14, 14] },
    { startdate: -14, schedule: [-14, -7] },
  ];
  const read = (...schedules: number[][]) => {
    const rows = schedules.map((schedule, at) => span(`s${at}`, schedule));
    return problems(
      readQuestionnaires(rows, (each) => ({ today: 0, saved: saved[rows.indexOf(each as (typeof rows)[0])] ?? null })),
    );
  };
  expect(read([-14, 14], [-14, -7])).toEqual([]);
  expect(read([-14, 14], [-14, 14], [-14, 14])).toEqual(["feedback.2.schedule"]);
  expect(read([-14, -7], [-14, -7])).toEqual(["feedback.0.schedule"]);
});
