import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, calendarDate as date, datesBetween, daysBetween, weekday } from "../values/calendar-date.ts";
import { dueDaysBetween, dueItems, hasPassed, isDue } from "./due-days.ts";
import type { AnyItem, QuestionnaireItem, ScheduleContext, ScheduleItem } from "./schedule-item.ts";
import { anyContext, anyItem, anyScheduleItem } from "./schedules.arbitrary.ts";

const surgeryDate = date("2026-11-05");
const free: ScheduleContext = { surgeryDate, holds: [] };
const exercise: ScheduleItem = {
  id: "e",
  area: "exercise",
  start: 1,
  end: 14,
  interval: 1,
  times: 2,
  skipOnSurgeryDate: false,
};
const weekly: QuestionnaireItem = {
  id: "w",
  type: "weekly",
  weekdays: [1, 4],
  days: [],
  start: -3,
  end: 10,
  skipOnSurgeryDate: true,
};
const custom: QuestionnaireItem = {
  id: "c",
  type: "custom",
  weekdays: [],
  days: [-14, 0, 42],
  start: 0,
  end: 0,
  skipOnSurgeryDate: false,
};

const dueOffsets = (item: AnyItem, context: ScheduleContext = free): number[] =>
  dueDaysBetween(item, addDays(surgeryDate, -60), addDays(surgeryDate, 90), context).map((day) =>
    daysBetween(surgeryDate, day),
  );

describe("due days", () => {
  test("an item is due in its window, both ends included", () => {
    expect(dueOffsets(exercise)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(dueOffsets({ ...exercise, interval: 3 })).toEqual([1, 3, 5, 8, 10, 12]);
    expect(dueOffsets({ ...exercise, interval: 7, start: -10, end: 4 })).toEqual([-10, -3, 4]);
  });

  test("the day of surgery is skipped when asked", () => {
    expect(dueOffsets({ ...exercise, start: -1, end: 1 })).toEqual([-1, 0, 1]);
    expect(dueOffsets({ ...exercise, start: -1, end: 1, skipOnSurgeryDate: true })).toEqual([-1, 1]);
  });

  test("B423: a weekly questionnaire is due on its weekdays in its window, not on the day of surgery", () =>
    expect(dueOffsets(weekly)).toEqual([-3, 4, 7]));

  test("a custom questionnaire is due on its listed days", () => {
    expect(dueOffsets(custom)).toEqual([-14, 0, 42]);
    expect(dueOffsets({ ...custom, skipOnSurgeryDate: true })).toEqual([-14, 42]);
  });

  test("a technical hold pauses every area up to its release", () => {
    const holds = [{ from: addDays(surgeryDate, 3), to: addDays(surgeryDate, 13) }];
    expect(dueOffsets(exercise, { surgeryDate, holds })).toEqual([1, 2, 13, 14]);
    expect(dueOffsets(weekly, { surgeryDate, holds })).toEqual([-3]);
    expect(dueOffsets(exercise, { surgeryDate, holds: [{ from: addDays(surgeryDate, 3), to: null }] })).toEqual([1, 2]);
  });

  test("a window has passed on the day after its end, a custom plan after its last day", () => {
    expect([14, 15].map((today) => hasPassed(exercise, today))).toEqual([false, true]);
    expect([42, 43].map((today) => hasPassed(custom, today))).toEqual([false, true]);
  });
});

describe("properties of due days", () => {
  test("on any seven days of a window an item is due as often as its interval says", () =>
    fc.assert(
      fc.property(anyScheduleItem, anyContext, fc.nat(60), (item, context, late) => {
        const whole = { ...item, end: item.start + 80, skipOnSurgeryDate: false };
        const from = addDays(context.surgeryDate, item.start + late);
        const days = dueDaysBetween(whole, from, addDays(from, 6), { ...context, holds: [] });
        expect(days).toHaveLength(item.interval === 1 ? 7 : item.interval === 7 ? 1 : item.interval);
      }),
    ));

  test("the three ways to ask agree, on every day, across month ends, year ends and clock changes", () =>
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 5 }), anyContext, (items, context) => {
        const [from, to] = [addDays(context.surgeryDate, -70), addDays(context.surgeryDate, 130)];
        const byItem = items.map((item) => new Set(dueDaysBetween(item, from, to, context)));
        for (const day of datesBetween(from, to)) {
          expect(dueItems(items, day, context)).toEqual(items.filter((_, at) => byItem[at]?.has(day)));
          expect(items.filter((item) => isDue(item, day, context))).toEqual(dueItems(items, day, context));
        }
      }),
      { numRuns: 30 },
    ));

  test("moving the surgery by whole weeks moves every due day with it", () =>
    fc.assert(
      fc.property(anyItem, anyContext, fc.integer({ min: -30, max: 30 }), (item, { surgeryDate: before }, weeks) => {
        const after = addDays(before, weeks * 7);
        const offsets = (surgery: typeof before) =>
          dueDaysBetween(item, addDays(surgery, -70), addDays(surgery, 130), { surgeryDate: surgery, holds: [] }).map(
            (day) => daysBetween(surgery, day),
          );
        expect(offsets(after)).toEqual(offsets(before));
      }),
      { numRuns: 50 },
    ));

  test("a hold only ever removes days, and exactly its own", () =>
    fc.assert(
      fc.property(anyItem, anyContext, (item, context) => {
        const [from, to] = [addDays(context.surgeryDate, -70), addDays(context.surgeryDate, 130)];
        const without = dueDaysBetween(item, from, to, { ...context, holds: [] });
        const held = (day: string) => context.holds.some((hold) => hold.from <= day && (!hold.to || day < hold.to));
        expect(dueDaysBetween(item, from, to, context)).toEqual(without.filter((day) => !held(day)));
      }),
    ));

  test("weekly questionnaires never leave their weekdays", () =>
    fc.assert(
      fc.property(anyContext, fc.uniqueArray(fc.integer({ min: 0, max: 6 })), (context, weekdays) => {
        const days = dueDaysBetween(
          { ...weekly, weekdays, end: 60 },
          context.surgeryDate,
          addDays(context.surgeryDate, 60),
          context,
        );
        expect(days.every((day) => weekdays.includes(weekday(day)))).toBe(true);
      }),
    ));
});
