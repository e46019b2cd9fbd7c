import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, calendarDate as date, datesBetween, daysBetween, weekday } from "../values/calendar-date.ts";
import { dueDaysBetween, dueItems, hasPassed, isAnyPlanned, isDue } from "./due-days.ts";
import type { Pauses } from "./hold.ts";
import type { AnyPlan, QuestionnairePlan, DosedPlan } from "./schedule-item.ts";
import { anyContext, anyItem, anyScheduleItem, onSurgery } from "./schedules.arbitrary.ts";
import { testId } from "../values/id.arbitrary.ts";

const surgeryDate = date("2026-11-05");
const free: Pauses = { holds: [], inactive: [] };
const exercise: DosedPlan = {
  id: testId("e"),
  area: "exercise",
  start: 1,
  end: 14,
  interval: 1,
  times: 2,
  skipOnSurgeryDate: false,
};
const weekly: QuestionnairePlan = {
  id: testId("w"),
  type: "weekly",
  weekdays: [1, 4],
  days: [],
  start: -3,
  end: 10,
  skipOnSurgeryDate: true,
};
const custom: QuestionnairePlan = {
  id: testId("c"),
  type: "custom",
  weekdays: [],
  days: [-14, 0, 42],
  start: 0,
  end: 0,
  skipOnSurgeryDate: false,
};

const dueOffsets = (plan: AnyPlan, pauses: Pauses = free): number[] =>
  dueDaysBetween(onSurgery(plan, surgeryDate), addDays(surgeryDate, -60), addDays(surgeryDate, 90), pauses).map((day) =>
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

  test("B423: a weekly questionnaire is due on its weekdays in its window, not on the day of surgery", () => {
    expect(dueOffsets(weekly)).toEqual([-3, 4, 7]);
    expect(dueOffsets({ ...weekly, start: -3, end: 7 })).toEqual([-3, 4, 7]);
    expect(dueOffsets({ ...weekly, start: -2, end: 6 })).toEqual([4]);
  });

  test("numbers A11: a custom questionnaire is due on its listed days and keeps to no window", () => {
    expect(dueOffsets(custom)).toEqual([-14, 0, 42]);
    expect(dueOffsets({ ...custom, start: 10, end: 12 })).toEqual([-14, 0, 42]);
    expect(dueOffsets({ ...custom, skipOnSurgeryDate: true })).toEqual([-14, 42]);
  });

  test("a day is planned on which any of the items is", () => {
    const items = [exercise, weekly].map((plan) => onSurgery(plan, surgeryDate));
    const isPlannedOn = (day: number) => isAnyPlanned(items, addDays(surgeryDate, day));
    expect([-4, -3, 1, 14, 15].map(isPlannedOn)).toEqual([false, true, true, true, false]);
  });

  test("a technical hold pauses every area up to its release", () => {
    const holds = [{ from: addDays(surgeryDate, 3), to: addDays(surgeryDate, 13) }];
    expect(dueOffsets(exercise, { ...free, holds })).toEqual([1, 2, 13, 14]);
    expect(dueOffsets(weekly, { ...free, holds })).toEqual([-3]);
    expect(dueOffsets(exercise, { ...free, holds: [{ from: addDays(surgeryDate, 3), to: null }] })).toEqual([1, 2]);
  });

  test("numbers A5: who is inactive is paused like on a hold, from the day of the switch until the day of activation", () => {
    const inactive = [{ from: addDays(surgeryDate, 5), to: addDays(surgeryDate, 12) }];
    expect(dueOffsets(exercise, { ...free, inactive })).toEqual([1, 2, 3, 4, 12, 13, 14]);
    expect(dueOffsets(custom, { ...free, inactive: [{ from: surgeryDate, to: null }] })).toEqual([-14]);
  });

  test("a revision is due only while it holds, and its days count from its own surgery date", () => {
    const until = { ...onSurgery(exercise, surgeryDate), validTo: date("2026-11-09") };
    const since = { ...onSurgery(exercise, date("2026-11-08")), validFrom: date("2026-11-10") };
    const [first, last] = [date("2026-11-01"), date("2026-11-30")];
    expect(dueDaysBetween(until, first, last, free)).toEqual(["2026-11-06", "2026-11-07", "2026-11-08", "2026-11-09"]);
    const later = dueDaysBetween(since, first, last, free);
    expect([later[0], later.at(-1), later.length]).toEqual(["2026-11-10", "2026-11-22", 13]);
    for (const [day, due] of [
      ["2026-11-09", [until]],
      ["2026-11-10", [since]],
    ] as const)
      expect(dueItems([until, since], date(day), free)).toEqual(due);
  });

  test("a window has passed on the day after its end, a custom plan after its last day", () => {
    expect([14, 15].map((today) => hasPassed(exercise, today))).toEqual([false, true]);
    expect([42, 43].map((today) => hasPassed(custom, today))).toEqual([false, true]);
    expect([5, 6].map((today) => hasPassed({ ...custom, days: [], end: 5 }, today))).toEqual([false, true]);
  });
});

describe("properties of due days", () => {
  test("on any seven days of a window an item is due as often as its interval says", () =>
    fc.assert(
      fc.property(anyScheduleItem, anyContext, fc.nat(60), (item, context, late) => {
        const whole = { ...item, end: item.start + 80, skipOnSurgeryDate: false };
        const from = addDays(context.surgeryDate, item.start + late);
        const days = dueDaysBetween(onSurgery(whole, context.surgeryDate), from, addDays(from, 6), free);
        expect(days).toHaveLength(item.interval === 1 ? 7 : item.interval === 7 ? 1 : item.interval);
      }),
    ));

  test("the three ways to ask agree, on every day, across month ends, year ends and clock changes", () =>
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 5 }), anyContext, (plans, context) => {
        const items = plans.map((plan) => onSurgery(plan, context.surgeryDate));
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
          dueDaysBetween(onSurgery(item, surgery), addDays(surgery, -70), addDays(surgery, 130), free).map((day) =>
            daysBetween(surgery, day),
          );
        expect(offsets(after)).toEqual(offsets(before));
      }),
      { numRuns: 50 },
    ));

  test("a hold or a spell of inactivity only ever removes days, and exactly its own", () =>
    fc.assert(
      fc.property(anyItem, anyContext, (plan, context) => {
        const item = onSurgery(plan, context.surgeryDate);
        const [from, to] = [addDays(context.surgeryDate, -70), addDays(context.surgeryDate, 130)];
        const without = dueDaysBetween(item, from, to, free);
        const spells = [...context.holds, ...context.inactive];
        const isInSpell = (day: string) => spells.some((hold) => hold.from <= day && (!hold.to || day < hold.to));
        expect(dueDaysBetween(item, from, to, context)).toEqual(without.filter((day) => !isInSpell(day)));
      }),
    ));

  test("weekly questionnaires never leave their weekdays", () =>
    fc.assert(
      fc.property(anyContext, fc.uniqueArray(fc.integer({ min: 0, max: 6 })), (context, weekdays) => {
        const days = dueDaysBetween(
          onSurgery({ ...weekly, weekdays, end: 60 }, context.surgeryDate),
          context.surgeryDate,
          addDays(context.surgeryDate, 60),
          context,
        );
        expect(days.every((day) => weekdays.includes(weekday(day)))).toBe(true);
      }),
    ));
});
