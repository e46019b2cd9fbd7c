import { expect, test } from "vitest";
import { onSurgery } from "../schedules/schedules.arbitrary.ts";
import { addDays, calendarDate } from "../values/calendar-date.ts";
import { testId } from "../values/id.arbitrary.ts";
import { doneOn, itemSums, scheduleDays, spanOfItems, weekSums } from "./schedule-days.ts";

const surgery = calendarDate("2026-10-31"); // a Saturday
const item = (id: string, start: number, end: number, times: number) =>
  onSurgery(
    { id: testId(id), area: "exercise" as const, start, end, interval: 1 as const, times, skipOnSurgeryDate: true },
    surgery,
  );
const items = [item("a", -1, 2, 2), item("b", 2, 9, 1)];
const free = { holds: [], inactive: [] };
/** Item a is done on S+1 as often as required and once on S+2, item b once on S+2. */
const done: Record<string, number> = { "a 2026-11-01": 2, "a 2026-11-02": 1, "b 2026-11-02": 1 };
const days = scheduleDays(items, free, (id, date) => done[`${id} ${date}`] ?? 0);
const plain = (sums: ReadonlyMap<string, object>) => Object.fromEntries(sums);

test("B120 B126 B129: a programme's days are those on which something is due, with what was done", () => {
  expect(spanOfItems(items)).toEqual({ first: "2026-10-30", last: "2026-11-09" });
  expect(days.map(({ date }) => date)).toEqual([
    "2026-10-30",
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => addDays(surgery, day)),
  ]);
  expect(days[2]!.items.map(({ item: { id }, timesDone, isDone }) => [id, timesDone, isDone])).toEqual([
    ["a", 1, false],
    ["b", 1, true],
  ]);
  expect([spanOfItems([]), scheduleDays([], free, () => 0)]).toEqual([null, []]);
});

test("B120 B126 B129: weeks begin on Sunday and sum due and done by item", () => {
  expect(weekSums(days).map(({ weekdate, sums }) => [weekdate, plain(sums)])).toEqual([
    ["2026-10-25", { a: { due: 1, done: 0 } }],
    ["2026-11-01", { a: { due: 2, done: 1 }, b: { due: 6, done: 1 } }],
    ["2026-11-08", { b: { due: 2, done: 0 } }],
  ]);
});

test("an item's sums end with today, of which counts what is done", () => {
  const until = (today: string) => plain(itemSums(days, calendarDate(today)));
  expect(until("2026-11-02")).toEqual({ a: { due: 2, done: 1 }, b: { due: 1, done: 1 } });
  expect(until("2026-11-04")).toEqual({ a: { due: 3, done: 1 }, b: { due: 2, done: 1 } });
});

test("what was recorded is found by item and day, and is 0 where nothing was", () => {
  const recorded = [
    { itemId: "a", day: addDays(surgery, 1), times: 2 },
    { itemId: "b", day: addDays(surgery, 1), times: 1 },
    { itemId: "a", day: addDays(surgery, 2), times: 3 },
  ];
  const on = (id: string) => [0, 1, 2].map((day) => doneOn(recorded)(id, addDays(surgery, day)));
  expect([on("a"), on("b"), on("c")]).toEqual([
    [0, 2, 3],
    [0, 1, 0],
    [0, 0, 0],
  ]);
});
