import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, calendarDate as date, daysBetween } from "../values/calendar-date.ts";
import { dueDaysBetween } from "./due-days.ts";
import { rescheduleItem, rescheduleQuestionnaire, type SurgeryMove } from "./reschedule.ts";
import type { QuestionnaireItem, ScheduleItem } from "./schedule-item.ts";
import { anyContext, anyScheduleItem } from "./schedules.arbitrary.ts";

const today = date("2026-11-20");
const move: SurgeryMove = { from: date("2026-11-24"), to: date("2026-12-08"), today };
const item: ScheduleItem = {
  id: "e",
  area: "exercise",
  start: 1,
  end: 14,
  interval: 1,
  times: 1,
  skipOnSurgeryDate: true,
};
const custom: QuestionnaireItem = {
  id: "q",
  type: "custom",
  weekdays: [],
  days: [-14, -2, 42],
  start: 0,
  end: 0,
  skipOnSurgeryDate: false,
};

describe("a new surgery date", () => {
  test("with rescheduling an item goes with the date", () => {
    expect(rescheduleItem(item, move, true)).toEqual(item);
    expect(rescheduleItem({ ...item, start: -28, end: -1 }, move, true)).toMatchObject({ start: -18, end: -1 });
  });

  test("without rescheduling an item keeps its dates", () =>
    expect(rescheduleItem(item, move, false)).toMatchObject({ start: -13, end: 0 }));

  test("what has passed keeps its dates either way", () =>
    expect(rescheduleItem({ ...item, start: -28, end: -5 }, move, true)).toMatchObject({ start: -42, end: -19 }));

  test("an earlier date starts today what would have started in the past", () =>
    expect(rescheduleItem({ ...item, start: -3 }, { ...move, to: date("2026-11-22") }, true)).toMatchObject({
      start: -2,
      end: 14,
    }));

  test("a questionnaire goes with the date; what was asked keeps its date", () => {
    expect(rescheduleQuestionnaire(custom, move).days).toEqual([-28, -2, 42]);
    expect(rescheduleQuestionnaire(custom, { ...move, to: date("2026-11-21") }).days).toEqual([-11, -1, 42]);
    expect(rescheduleQuestionnaire({ ...custom, type: "weekly", start: 1, end: 42 }, move)).toMatchObject({
      start: 1,
      end: 42,
    });
  });

  test("not rescheduled: the due dates stay the same whatever the new date", () =>
    fc.assert(
      fc.property(anyScheduleItem, anyContext, fc.integer({ min: -60, max: 60 }), (each, { surgeryDate }, days) => {
        const to = addDays(surgeryDate, days);
        const plain = { ...each, skipOnSurgeryDate: false };
        const moved = rescheduleItem(plain, { from: surgeryDate, to, today: surgeryDate }, false);
        const [first, last] = [addDays(surgeryDate, -70), addDays(surgeryDate, 130)];
        expect(dueDaysBetween(moved, first, last, { surgeryDate: to, holds: [] })).toEqual(
          dueDaysBetween(plain, first, last, { surgeryDate, holds: [] }),
        );
      }),
    ));

  test("rescheduled: nothing new is due before today, and what has passed stays due where it was", () =>
    fc.assert(
      fc.property(
        anyScheduleItem,
        anyContext,
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: -60, max: 60 }),
        (each, { surgeryDate }, days, at) => {
          const [to, now] = [addDays(surgeryDate, days), addDays(surgeryDate, at)];
          const moved = rescheduleItem(each, { from: surgeryDate, to, today: now }, true);
          if (each.end < at) expect(addDays(to, moved.end)).toBe(addDays(surgeryDate, each.end));
          else expect(moved.start).toBe(Math.max(each.start, daysBetween(to, now)));
          expect(moved.start).toBeLessThanOrEqual(moved.end);
        },
      ),
    ));
});
