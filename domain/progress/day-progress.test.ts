import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuestionnaireItem, ScheduleItem } from "../schedules/schedule-item.ts";
import { anyPatient, onSurgery } from "../schedules/schedules.arbitrary.ts";
import { addDays, calendarDate as date } from "../values/calendar-date.ts";
import { progressToDate, dayProgress, overallOf, sumProgress } from "./day-progress.ts";
import { testId } from "../values/id.arbitrary.ts";

const surgeryDate = date("2026-11-05");
const free = { holds: [], inactive: [] };
const exercise: ScheduleItem = onSurgery(
  { id: testId("e"), area: "exercise", start: 1, end: 14, interval: 1, times: 3, skipOnSurgeryDate: true },
  surgeryDate,
);
const device: ScheduleItem = { ...exercise, id: testId("d"), area: "measurement", times: 1 };
const form: QuestionnaireItem = onSurgery(
  { id: testId("q"), type: "custom", weekdays: [], days: [2], start: 0, end: 0, skipOnSurgeryDate: true },
  surgeryDate,
);
const items = [exercise, { ...exercise, id: testId("e2"), times: 1 }, device, form];
const done = (counts: Record<string, number>) => (id: string) => counts[id] ?? 0;

test("an item is done when all its times are done", () => {
  const at = (times: number) => dayProgress(items, addDays(surgeryDate, 2), free, done({ e: times, q: 1 }));
  expect(at(2)).toEqual({
    date: "2026-11-07",
    isOnHold: false,
    exercise: { due: 2, done: 0 },
    measurement: { due: 1, done: 0 },
    questionnaire: { due: 1, done: 1 },
  });
  expect(at(3).exercise).toEqual({ due: 2, done: 1 });
  expect(at(4).exercise).toEqual({ due: 2, done: 1 });
  expect(overallOf(at(3))).toEqual({ due: 4, done: 2 });
});

test("B126 B129: several devices and several questionnaires of a day are summed", () => {
  const two = [...items, { ...device, id: testId("d2") }, { ...form, id: testId("q2") }];
  expect(dayProgress(two, addDays(surgeryDate, 2), free, done({ d: 1, q2: 1 }))).toMatchObject({
    measurement: { due: 2, done: 1 },
    questionnaire: { due: 2, done: 1 },
  });
});

test("on a held day nothing is due, and what is done counts nowhere; inactivity does the same without the mark", () => {
  const holds = [{ from: surgeryDate, to: null }];
  const day = dayProgress(items, addDays(surgeryDate, 2), { holds, inactive: [] }, done({ e: 3 }));
  expect(dayProgress(items, addDays(surgeryDate, 2), { holds: [], inactive: holds }, done({ e: 3 }))).toEqual({
    ...day,
    isOnHold: false,
  });
  expect(day).toMatchObject({ isOnHold: true, exercise: { due: 0, done: 0 }, questionnaire: { due: 0, done: 0 } });
});

test("done never exceeds due", () =>
  fc.assert(
    fc.property(anyPatient, fc.nat(5), ({ items: each, pauses, today }, times) => {
      const { due, done: all } = overallOf(dayProgress(each, today, pauses, () => times));
      expect(all).toBeLessThanOrEqual(due);
      expect(due).toBeLessThanOrEqual(each.length);
    }),
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

test("numbers A6: today is not over: of it counts, as due and as done, only what is done; later days count for nothing", () => {
  const today = date("2026-11-20");
  const on = (day: string) => progressToDate({ due: 5, done: 2 }, date(day), today);
  expect([on("2026-11-19"), on("2026-11-20"), on("2026-11-21")]).toEqual([
    { due: 5, done: 2 },
    { due: 2, done: 2 },
    { due: 0, done: 0 },
  ]);
});
