import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProgrammeDevice, ProgrammeExercise, ProgrammeQuestionnaire } from "../programmes/programme.ts";
import type { Interval } from "../schedules/interval.ts";
import { type Id, readId } from "../values/id.ts";
import { applyChange, type RunningRows } from "./apply-change.ts";
import { type PlanChange, planChanges, type PlanEntry, type PlanPart } from "./plan-changes.ts";

const id = (last: number): Id => readId(`01900009-0000-7000-8000-00000000000${last}`);
const [item, begun, oldVersion, newVersion] = [id(1), id(2), id(3), id(4)];

const dose = { interval: 1 as Interval, time: 2, skiponsurgerydate: true };
const thermometer = (startdate: number, enddate: number, more: object = {}): PlanEntry => ({
  key: "thermometer",
  prescription: { deviceid: newVersion, startdate, enddate, ...dose, ...more },
});
const partOf = (...entries: PlanEntry[]): PlanPart[] => [
  { area: "measurement", id: "thermometer", name: "Thermometer", description: "", entries },
];
const changeOf = (before: PlanEntry[], after: PlanEntry[]): PlanChange =>
  planChanges(before.length > 0 ? partOf(...before) : [], after.length > 0 ? partOf(...after) : [])[0]!;

const row = (startdate: number, enddate: number, more: Partial<ProgrammeDevice> = {}): ProgrammeDevice => ({
  _id: item,
  deviceid: oldVersion,
  startdate,
  enddate,
  ...dose,
  ...more,
});
const running = (rows: ProgrammeDevice[], today: number, cameOn = -28): RunningRows<ProgrammeDevice> => ({
  rows,
  keyOf: () => "thermometer",
  cameOn: () => cameOn,
  today,
  newId: () => begun,
});

test("a row that is as its plan brought it follows the plan from today on, and stays of its version", () => {
  const longer = changeOf([thermometer(1, 14)], [thermometer(1, 21, { time: 3 })]);
  expect(applyChange(running([row(1, 14)], 5), longer)).toEqual({
    rows: [row(1, 21, { time: 3 })],
    isChanged: true,
    stays: [],
    isMissing: false,
  });
});

test("what began earlier in the plan than in the programme is still as the plan brought it", () => {
  const longer = changeOf([thermometer(1, 14)], [thermometer(1, 21)]);
  expect(applyChange(running([row(6, 14)], 8, 6), longer).rows).toEqual([row(6, 21)]);
  expect(applyChange(running([row(6, 14)], 8), longer)).toMatchObject({ isChanged: false, stays: [row(6, 14)] });
});

test("what was changed by hand stays and is named; what was taken out by hand stays out", () => {
  const longer = changeOf([thermometer(1, 14)], [thermometer(1, 21)]);
  const byHand = row(1, 14, { time: 4 });
  expect(applyChange(running([byHand], 5), longer)).toEqual({
    rows: [byHand],
    isChanged: false,
    stays: [byHand],
    isMissing: false,
  });
  expect(applyChange(running([], 5), longer)).toMatchObject({ rows: [], isChanged: false, isMissing: true });
  expect(applyChange(running([], 15), longer)).toMatchObject({ rows: [], isChanged: false, isMissing: false });
});

test("what a plan adds begins today or later; what it takes out ends", () => {
  const added = changeOf([], [thermometer(1, 14)]);
  expect(applyChange(running([], 5), added).rows).toEqual([{ ...row(5, 14), _id: begun, deviceid: newVersion }]);
  expect(applyChange(running([], 15), added)).toMatchObject({ rows: [], isChanged: false });
  const removed = changeOf([thermometer(1, 14)], []);
  expect(applyChange(running([row(1, 14)], 5), removed)).toMatchObject({ rows: [], isChanged: true });
});

test("a window that begun keeps its first day unless the plan begins later; one that is over ends", () => {
  const apply = (to: PlanEntry) => applyChange(running([row(1, 14)], 5), changeOf([thermometer(1, 14)], [to])).rows;
  expect(apply(thermometer(3, 14))).toEqual([row(1, 14)]);
  expect(apply(thermometer(8, 14))).toEqual([row(8, 14)]);
  expect(apply(thermometer(1, 4))).toEqual([]);
});

test("days of a custom questionnaire that have passed stay, the others follow the plan", () => {
  const span = (schedule: number[]): PlanEntry => ({
    key: "thermometer",
    prescription: {
      formid: newVersion,
      scheduletype: "custom",
      schedule,
      startdate: schedule[0]!,
      enddate: schedule.at(-1)!,
      skiponsurgerydate: true,
    },
  });
  const questionnaireOn = (schedule: number[]): ProgrammeQuestionnaire => ({
    _id: item,
    formid: oldVersion,
    scheduletype: "custom",
    schedule,
    startdate: schedule[0]!,
    enddate: schedule.at(-1)!,
    skiponsurgerydate: true,
  });
  const form = { keyOf: () => "thermometer", cameOn: () => 0, today: 30, newId: () => begun };
  const change = changeOf([span([-14, 14, 42, 70])], [span([7, 14, 49])]);
  expect(applyChange({ ...form, rows: [questionnaireOn([14, 42, 70])] }, change).rows).toEqual([
    questionnaireOn([14, 49]),
  ]);
});

const anyWindow = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.nat(60))
  .map(([start, length]) => [start, start + length] as const);
const anyEntries = fc
  .array(fc.tuple(fc.constantFrom("a", "b", "c"), anyWindow, fc.integer({ min: 1, max: 4 })), { maxLength: 5 })
  .map((entries) => entries.map(([key, window, time]): PlanEntry => ({ ...thermometer(...window, { time }), key })));
const anyRows = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), anyWindow, fc.integer({ min: 1, max: 4 })), {
  maxLength: 6,
});

test("a change leaves every row that it does not name, and asks for nothing before today that was not asked", () => {
  fc.assert(
    fc.property(
      anyEntries,
      anyEntries,
      anyRows,
      fc.integer({ min: -20, max: 20 }),
      (before, after, generatedRows, today) => {
        const keys = new Map<Id, string>();
        const rows = generatedRows
          .filter(([, [, end]]) => end >= today)
          .map(([key, window, time], at) => {
            const _id = readId(`01900009-0000-7000-8000-0000000001${String(at).padStart(2, "0")}`);
            keys.set(_id, key);
            return row(...window, { _id, time });
          });
        const change: PlanChange = {
          area: "measurement",
          id: "x",
          name: "",
          says: "",
          was: "",
          from: before,
          to: after,
        };
        const named = new Set([...before, ...after].map(({ key }) => key));
        const applied = applyChange(
          { rows, keyOf: ({ _id }) => keys.get(_id) ?? null, cameOn: () => -28, today, newId: () => begun },
          change,
        );
        const find = (id: Id) => applied.rows.find(({ _id }) => _id === id);
        for (const each of rows) if (!named.has(keys.get(each._id)!)) expect(find(each._id)).toEqual(each);
        for (const each of applied.stays) expect(find(each._id)).toEqual(each);
        for (const each of applied.rows) {
          const was = rows.find(({ _id }) => _id === each._id);
          expect(each.enddate).toBeGreaterThanOrEqual(today);
          if (!was || each.startdate !== was.startdate) expect(each.startdate).toBeGreaterThanOrEqual(today);
        }
        expect(applied.isChanged).toBe(JSON.stringify(applied.rows) !== JSON.stringify(rows));
      },
    ),
  );
});

test("the parts that differ are changes, whatever the version of what they hold", () => {
  const newer = partOf({
    ...thermometer(1, 14),
    prescription: { ...thermometer(1, 14).prescription, deviceid: oldVersion },
  });
  expect(planChanges(partOf(thermometer(1, 14)), newer)).toEqual([]);
  expect(planChanges(partOf(thermometer(1, 14)), partOf(thermometer(1, 15))).map(({ id }) => id)).toEqual([
    "thermometer",
  ]);
  expect(planChanges([], partOf(thermometer(1, 14)))).toMatchObject([{ from: [], to: [{ key: "thermometer" }] }]);
});

test("an exercise whose follower the plan takes out leads to nobody; one whose follower stays leads to it", () => {
  const days = { startdate: 1, enddate: 14 };
  const exercise = { ...days, interval: 1 as Interval, hold: 5, repeat: 10, set: 1, time: 1, skiponsurgerydate: true };
  const rowOf = (_id: Id, nextexerciseid: Id | null): ProgrammeExercise => ({
    _id,
    exercise: oldVersion,
    regimen: null,
    ...exercise,
    nextexerciseid,
  });
  const entry = (key: Id): PlanEntry => ({ key, prescription: { exercise: newVersion, ...exercise } });
  const part = (...keys: Id[]): PlanPart[] => [
    { area: "exercise", id: "weeks", name: "Weeks", description: "", entries: keys.map(entry) },
  ];
  const [first, second, third] = [id(1), id(2), id(3)];
  const [change] = planChanges(part(first, second, third), part(first, second));
  const chain = [rowOf(first, second), rowOf(second, third), rowOf(third, null)];
  const left = applyChange(
    { rows: chain, keyOf: ({ _id }) => _id, cameOn: () => -28, today: -5, newId: () => begun },
    change!,
  );
  expect(left.rows).toEqual([rowOf(first, second), rowOf(second, null)]);
});
