import fc from "fast-check";
import { expect, test } from "vitest";
import { anyItem, anyScheduleItem, onSurgery } from "../schedules/schedules.arbitrary.ts";
import { dueItems } from "../schedules/due-days.ts";
import type { QuestionnairePlan, DosedPlan } from "../schedules/schedule-item.ts";
import { addDays, calendarDate, weekday } from "../values/calendar-date.ts";
import { readId } from "../values/id.ts";
import { datesOf, firstDueDate, firstSunday, fourWeeks, isSameDay, lastDueDate, programmeDay } from "./four-weeks.ts";

const surgery = calendarDate("2026-12-07");
const today = calendarDate("2026-11-20");
const exercise: DosedPlan = {
  id: readId("00000000-0000-4000-8000-000000000001"),
  area: "exercise",
  start: 1,
  end: 14,
  interval: 1,
  times: 3,
  skipOnSurgeryDate: true,
};
const form: QuestionnairePlan = {
  id: readId("00000000-0000-4000-8000-000000000002"),
  type: "custom",
  start: -14,
  end: 14,
  weekdays: [],
  days: [-14, 14],
  skipOnSurgeryDate: true,
};

test("four weeks begin on the Sunday of the first due day that has not passed", () => {
  expect(firstDueDate({ plans: [exercise], surgery, today })).toBe("2026-12-08");
  expect(firstDueDate({ plans: [{ ...exercise, end: 1 }], surgery, today })).toBe("2026-12-08");
  expect(firstSunday({ plans: [exercise], surgery, today })).toBe("2026-12-06");
  expect(firstSunday({ plans: [exercise, form], surgery, today })).toBe("2026-11-22");
  expect(firstSunday({ plans: [], surgery, today })).toBe("2026-11-15");
  const days = fourWeeks({ plans: [exercise], surgery, today }, calendarDate("2026-11-15"));
  expect(days).toHaveLength(28);
  expect(days.map(({ date }) => date).at(-1)).toBe("2026-12-12");
  expect(days.find(({ day }) => day === 0)?.date).toBe(surgery);
});

test("days before today are empty, also when a window names them", () => {
  const running = { ...exercise, start: -30 };
  expect(programmeDay({ plans: [running], surgery, today }, addDays(today, -1))).toMatchObject({
    isPast: true,
    due: [],
  });
  expect(programmeDay({ plans: [running], surgery, today }, today).due).toEqual([running]);
});

test("the dates of an item are those from today on", () => {
  expect(datesOf(form, { surgery, today })).toEqual(["2026-11-23", "2026-12-21"]);
  expect(datesOf(form, { surgery, today: calendarDate("2026-11-24") })).toEqual(["2026-12-21"]);
  expect(datesOf(form, { surgery, today: calendarDate("2026-12-22") })).toEqual([]);
});

test("a day is another one when what is due on it, or how often, differs", () => {
  const day = (plans: DosedPlan[]) => programmeDay({ plans, surgery, today }, addDays(surgery, 3));
  expect(isSameDay(day([exercise]), day([{ ...exercise }]))).toBe(true);
  expect(isSameDay(day([exercise]), day([{ ...exercise, times: 2 }]))).toBe(false);
  expect(isSameDay(day([exercise]), day([{ ...exercise, start: 4 }]))).toBe(false);
});

test("a day on which an exercise has other sets, repeats or hold is another day", () => {
  const bridge = { ...exercise, sets: 2, repeats: 10, holdSeconds: 5 };
  const day = (plan: typeof bridge) => programmeDay({ plans: [plan], surgery, today }, calendarDate("2026-12-08"));
  expect(isSameDay(day(bridge), day({ ...bridge }))).toBe(true);
  for (const change of [{ sets: 3 }, { repeats: 20 }, { holdSeconds: 0 }])
    expect(isSameDay(day(bridge), day({ ...bridge, ...change }))).toBe(false);
});

test("each cell of the four weeks is what the schedule engine says of that day", () => {
  const nothing = { holds: [], inactive: [] };
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 6 }), fc.integer({ min: -90, max: 130 }), (plans, number) => {
      const programme = { plans, surgery, today: addDays(surgery, number) };
      const sunday = firstSunday(programme);
      expect(weekday(sunday)).toBe(0);
      const items = plans.map((plan) => onSurgery(plan, surgery));
      for (const { date, isPast, due } of fourWeeks(programme, sunday))
        expect(due.map(({ id }) => id)).toEqual(isPast ? [] : dueItems(items, date, nothing).map(({ id }) => id));
    }),
  );
});

test("nothing is due between today and the first due day", () => {
  fc.assert(
    fc.property(fc.array(anyScheduleItem, { maxLength: 4 }), fc.integer({ min: -90, max: 130 }), (plans, number) => {
      const programme = { plans, surgery, today: addDays(surgery, number) };
      const first = firstDueDate(programme);
      const dates = plans.flatMap((plan) => datesOf(plan, programme)).toSorted();
      expect(first).toBe(dates[0] ?? null);
    }),
  );
});

test("nothing is due while a programme is paused, and its last date is told all the same", () => {
  const holds = [{ from: calendarDate("2026-12-08"), to: calendarDate("2026-12-10") }];
  const paused = { plans: [exercise], surgery, today, pauses: { holds, inactive: [] } };
  const dueOn = (date: string) => programmeDay(paused, calendarDate(date)).due.length;
  expect(["2026-12-08", "2026-12-09", "2026-12-10"].map(dueOn)).toEqual([0, 0, 1]);
  expect(firstDueDate(paused)).toBe("2026-12-10");
  expect(lastDueDate(paused)).toBe("2026-12-21");
  const longer = { ...exercise, end: 30 };
  expect(lastDueDate({ plans: [exercise, longer, form], surgery, today })).toBe("2027-01-06");
  expect(lastDueDate({ ...paused, today: calendarDate("2027-01-05") })).toBe("2027-01-05");
});
