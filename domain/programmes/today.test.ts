import { describe, expect, test } from "vitest";
import { testId } from "../values/id.arbitrary.ts";
import { applyToAll } from "./apply-to-all.ts";
import { assignDevice, assignQuestionnaires, assignRegimen } from "./assign-content.ts";
import { changeDevice } from "./edit-rows.ts";
import { moveWindow } from "./move-or-resize.ts";
import { isOutside } from "./programme-fields.ts";

const today = 5;
const bringing = { today, newId: () => testId("new") };
const dose = { interval: 1 as const, time: 2, skiponsurgerydate: true };

describe("what ends today is still ahead, what ended yesterday has passed", () => {
  const ends = [today, today - 1];

  test("of a regimen, with the link to it", () => {
    const entry = (name: string, enddate: number, next: number | null) => ({
      exercise: { _id: testId(name) },
      holdseconds: 5,
      repeat: 10,
      set: 2,
      ...dose,
      startdate: 1,
      enddate,
      next,
    });
    const brought = ends.map((end) =>
      assignRegimen(
        { _id: testId("regimen"), exerciseschedule: [entry("a", 14, 1), entry("b", end, null)] },
        {
          today,
          newId: (
            (count) => () =>
              testId(`new${++count}`)
          )(0),
        },
      ).map(({ exercise, startdate, enddate, nextexerciseid }) => [exercise, startdate, enddate, nextexerciseid]),
    );
    expect(brought).toEqual([
      [
        ["a", 5, 14, "new2"],
        ["b", 5, 5, null],
      ],
      [["a", 5, 14, null]],
    ]);
  });

  test("of a plan's device", () => {
    const device = (end_date: number) => assignDevice(testId("d"), { start_date: 1, end_date, ...dose }, bringing);
    expect(ends.map(device)).toEqual([[{ _id: "new", deviceid: "d", startdate: 5, enddate: 5, ...dose }], []]);
  });

  test("of a plan's questionnaires, weekly and on days of their own", () => {
    const daysOf = (scheduletype: string, schedule: number[], enddate: number) =>
      assignQuestionnaires(
        [{ formid: testId("f"), scheduletype, schedule, startdate: 1, enddate, skiponsurgerydate: true }],
        bringing,
      ).map((row) => [row.scheduletype, row.schedule, row.startdate, row.enddate]);
    expect(ends.map((end) => daysOf("weekly", [1], end))).toEqual([[["weekly", [1], 5, 5]], []]);
    expect(daysOf("custom", [1, 5, 9], 9)).toEqual([["custom", [5, 9], 5, 9]]);
    expect(daysOf("custom", [1, 4], 4)).toEqual([]);
  });

  test("of what is changed together, and of devices that get the window of another", () => {
    const item = (end: number, times = 2) => ({
      id: `${end}`,
      nextId: null,
      start: 1,
      end,
      interval: 1 as const,
      times,
      skipOnSurgeryDate: true,
    });
    const { items, passed } = applyToAll(
      ends.map((end) => item(end)),
      ["5", "4"],
      { times: 3 },
      today,
    );
    expect([items, passed]).toEqual([[item(5, 3), item(4)], 1]);
    const device = (name: string, enddate: number) => ({
      _id: testId(name),
      deviceid: testId(name),
      startdate: 1,
      enddate,
      ...dose,
    });
    const rows = [device("a", 14), device("b", 5), device("c", 4)];
    expect(changeDevice(rows, device("a", 21), { toAll: true, today })).toEqual([
      device("a", 21),
      device("b", 21),
      device("c", 4),
    ]);
  });

  test("of a window that is moved: what begins today moves whole, what began earlier keeps its start", () => {
    expect(moveWindow({ start: 5, end: 9 }, 3, today)).toEqual({ start: 8, end: 12 });
    expect(moveWindow({ start: 4, end: 5 }, 3, today)).toEqual({ start: 4, end: 8 });
    expect(moveWindow({ start: 1, end: 4 }, 3, today)).toEqual({ start: 1, end: 4 });
    expect(moveWindow({ start: 1, end: 9 }, -4, today)).toEqual({ start: 1, end: 5 });
  });
});

test("each thing that is changed together counts as a change by itself", () => {
  const item = {
    id: "a",
    nextId: null,
    start: 8,
    end: 14,
    interval: 1 as const,
    times: 2,
    sets: 2,
    skipOnSurgeryDate: true,
  };
  const begun = { ...item, id: "b", start: 1 };
  const after = (change: object) =>
    applyToAll([item, begun], ["a", "b"], change, today).changed.map((each) => each.after);
  expect(after({ moveBy: 2 })).toEqual([
    { ...item, start: 10, end: 16 },
    { ...begun, end: 16 },
  ]);
  for (const change of [{ interval: 7 }, { times: 3 }, { sets: 3 }, { skipOnSurgeryDate: false }])
    expect(after(change)).toEqual([
      { ...item, ...change },
      { ...begun, ...change },
    ]);
  expect(after({ times: 2, sets: 2, interval: 1, skipOnSurgeryDate: true })).toEqual([]);
});

test("programmes know the days from S-365 to S+730", () => {
  const windows = [
    [-365, 730],
    [-366, 1],
    [1, 731],
    [-366, 731],
  ] as const;
  expect(windows.map(([startdate, enddate]) => isOutside({ startdate, enddate }))).toEqual([false, true, true, true]);
});
