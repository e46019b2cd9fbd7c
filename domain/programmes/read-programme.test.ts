import { expect, test } from "vitest";
import { testId } from "../values/id.arbitrary.ts";
import { isRefusal, type Refusal } from "../values/refusal.ts";
import { readDevices, readExercises, readQuestionnaires } from "./read-programme.ts";

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

test("a programme has at most 200 exercises, 30 devices and 60 questionnaires", () => {
  const context = () => ({ today: -20, saved: null });
  const rows = (count: number, template: object) =>
    Array.from({ length: count }, (_, at) => ({
      ...template,
      _id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    }));
  const result = (read: readonly object[] | Refusal) => (isRefusal(read) ? read.message : read.length);
  const [exercise, device, form] = [row("a", {}), { ...row("a", {}), deviceid: testId("bp") }, span("a", [14])];
  const exercises = [200, 201].map((count) => result(readExercises(rows(count, exercise), context)));
  expect(exercises).toEqual([200, "A programme has at most 200 rows of a kind."]);
  const devices = [30, 31].map((count) => result(readDevices(rows(count, device), context)));
  expect(devices).toEqual([30, "A programme has at most 30 rows of a kind."]);
  const forms = [60, 61].map((count) => result(readQuestionnaires(rows(count, form), context)));
  expect(forms).toEqual([60, "A programme has at most 60 rows of a kind."]);
});
