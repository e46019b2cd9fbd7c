import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuestionnaireItem, ScheduleItem } from "../schedules/schedule-item.ts";
import { anyContext, anyItem } from "../schedules/schedules.arbitrary.ts";
import { addDays, calendarDate as date } from "../values/calendar-date.ts";
import { dayProgress, overallOf, sumProgress } from "./day-progress.ts";

const surgeryDate = date("2026-11-05");
const exercise: ScheduleItem = {
  id: "e",
  area: "exercise",
  start: 1,
  end: 14,
  interval: 1,
  times: 3,
  skipOnSurgeryDate: true,
};
const device: ScheduleItem = { ...exercise, id: "d", area: "measurement", times: 1 };
const form: QuestionnaireItem = {
  id: "q",
  type: "custom",
  weekdays: [],
  days: [2],
  start: 0,
  end: 0,
  skipOnSurgeryDate: true,
};
const items = [exercise, { ...exercise, id: "e2", times: 1 }, device, form];
const done = (counts: Record<string, number>) => (id: string) => counts[id] ?? 0;

test("an item is done when all its times are done", () => {
  const at = (times: number) =>
    dayProgress(items, addDays(surgeryDate, 2), { surgeryDate, holds: [] }, done({ e: times, q: 1 }));
  expect(at(2)).toEqual({
    date: "2026-11-07",
    held: false,
    exercise: { due: 2, done: 0 },
    measurement: { due: 1, done: 0 },
    questionnaire: { due: 1, done: 1 },
  });
  expect(at(3).exercise).toEqual({ due: 2, done: 1 });
  expect(at(4).exercise).toEqual({ due: 2, done: 1 });
  expect(overallOf(at(3))).toEqual({ due: 4, done: 2 });
});

test("on a held day nothing is due, and what is done counts nowhere", () => {
  const holds = [{ from: surgeryDate, to: null }];
  const day = dayProgress(items, addDays(surgeryDate, 2), { surgeryDate, holds }, done({ e: 3 }));
  expect(day).toMatchObject({ held: true, exercise: { due: 0, done: 0 }, questionnaire: { due: 0, done: 0 } });
});

test("done never exceeds due", () =>
  fc.assert(
    fc.property(
      fc.array(anyItem),
      anyContext,
      fc.integer({ min: -70, max: 130 }),
      fc.nat(5),
      (each, context, n, times) => {
        const { due, done: all } = overallOf(dayProgress(each, addDays(context.surgeryDate, n), context, () => times));
        expect(all).toBeLessThanOrEqual(due);
        expect(due).toBeLessThanOrEqual(each.length);
      },
    ),
  ));

test("sums add due and done", () => {
  expect(
    sumProgress([
      { due: 2, done: 1 },
      { due: 3, done: 0 },
    ]),
  ).toEqual({ due: 5, done: 1 });
  expect(sumProgress([])).toEqual({ due: 0, done: 0 });
});
