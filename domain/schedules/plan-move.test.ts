import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, calendarDate as date, datesBetween } from "../values/calendar-date.ts";
import { testId } from "../values/id.arbitrary.ts";
import { dueDaysBetween, dueItems } from "./due-days.ts";
import { newestRevisions } from "./edit-schedule.ts";
import { planMove } from "./plan-move.ts";
import { reschedule, type SurgeryMove } from "./revise.ts";
import type { AnyItem, QuestionnaireItem, ScheduleItem } from "./schedule-item.ts";
import { anyPatient, onSurgery } from "./schedules.arbitrary.ts";
import { itemsMoved, undoMove } from "./undo-move.ts";

const today = date("2026-11-20");
const surgery = date("2026-11-30"); // today is day -10
const free = { holds: [], inactive: [] };
const exercise: ScheduleItem = onSurgery(
  { id: testId("e"), area: "exercise", start: -28, end: -1, interval: 1, times: 2, skipOnSurgeryDate: true },
  surgery,
);
const after = { ...exercise, id: testId("a"), start: 1, end: 14 };
const form: QuestionnaireItem = onSurgery(
  {
    id: testId("q"),
    type: "custom",
    weekdays: [],
    days: [-14, 14, 42],
    start: -14,
    end: 42,
    skipOnSurgeryDate: false,
  },
  surgery,
);
const move = (to: string, answered: string[] = []): SurgeryMove => ({
  from: surgery,
  to: date(to),
  today,
  answered: new Set(answered),
});
const effects = (items: readonly AnyItem[], to: string, goAlong = true) =>
  planMove<AnyItem>(items, move(to), goAlong).items.map(({ effect, before, after: then }) => [
    effect,
    `${before.from} ${before.to}`,
    then && `${then.from} ${then.to}`,
  ]);

describe("a plan names what becomes of each item", () => {
  test("what runs goes on longer or shorter, what is to come moves", () => {
    expect(effects([exercise, after], "2026-12-09")).toEqual([
      ["longer", "2026-11-02 2026-11-29", "2026-11-02 2026-12-08"],
      ["moves", "2026-12-01 2026-12-14", "2026-12-10 2026-12-23"],
    ]);
    const weekly = { ...form, type: "weekly", weekdays: [1], days: [], start: -28, end: 42 } as const;
    expect(effects([weekly], "2026-12-09", false)).toEqual([
      ["longer", "2026-11-02 2027-01-11", "2026-11-02 2027-01-20"],
    ]);
    expect(effects([exercise], "2026-11-25")).toEqual([["shorter", "2026-11-02 2026-11-29", "2026-11-02 2026-11-24"]]);
  });

  test("what would start in the past starts today, of what nothing is left drops", () => {
    expect(effects([after, exercise], "2026-11-18")).toEqual([
      ["startsToday", "2026-12-01 2026-12-14", "2026-11-20 2026-12-02"],
      ["drops", "2026-11-02 2026-11-29", null],
    ]);
  });

  test("without Yes dates stay, but questionnaires go along; a day that was answered stays", () => {
    expect(effects([exercise, after], "2026-12-09", false).map(([effect]) => effect)).toEqual(["keeps", "keeps"]);
    expect(effects([form], "2026-12-09", false)).toEqual([["moves", "2026-11-16 2027-01-11", "2026-11-25 2027-01-20"]]);
  });

  test("to the date that it has already nothing moves, though some days of a form have passed", () => {
    expect(effects([exercise, after, form], "2026-11-30")).toEqual([
      ["keeps", "2026-11-02 2026-11-29", "2026-11-02 2026-11-29"],
      ["keeps", "2026-12-01 2026-12-14", "2026-12-01 2026-12-14"],
      ["keeps", "2026-11-16 2027-01-11", "2026-11-16 2027-01-11"],
    ]);
  });
});

const anyMove = fc.record({ days: fc.integer({ min: -40, max: 40 }), goAlong: fc.boolean() });

describe("whatever is moved", () => {
  test("the plan is what is applied, what has passed is untouched, and no day before today changes", () =>
    fc.assert(
      fc.property(anyPatient, anyMove, ({ items, surgeryDate, pauses, today: now }, { days, goAlong }) => {
        const to = addDays(surgeryDate, days);
        const moving = { from: surgeryDate, to, today: now, answered: new Set<string>() };
        const plan = planMove(items, moving, goAlong);
        expect(plan.after).toEqual(reschedule(items, moving, goAlong));
        for (const day of datesBetween(addDays(surgeryDate, -70), addDays(now, -1)))
          expect(dueItems(plan.after, day, pauses).map(({ id }) => id)).toEqual(
            dueItems(items, day, pauses).map(({ id }) => id),
          );
      }),
    ));

  test("taken back at once, it was never there", () =>
    fc.assert(
      fc.property(anyPatient, anyMove, ({ items, surgeryDate, today: now }, { days, goAlong }) => {
        const to = addDays(surgeryDate, days);
        const answered = new Set<string>();
        const { after: moved } = planMove(items, { from: surgeryDate, to, today: now, answered }, goAlong);
        const undone = { to: surgeryDate, today: now, madeOn: now, answered };
        const back = undoMove(moved, itemsMoved(items, moved, now), undone);
        const byId = (all: readonly AnyItem[]) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
        expect(byId(back.after)).toEqual(byId(items));
        expect(back.stays).toEqual([]);
      }),
    ));

  test("taken back later, the days since stay as they were and nothing is due twice on a day", () =>
    fc.assert(
      fc.property(anyPatient, anyMove, fc.nat(20), ({ items, surgeryDate, today: now }, { days, goAlong }, wait) => {
        const to = addDays(surgeryDate, days);
        const answered = new Set<string>();
        const { after: moved } = planMove(items, { from: surgeryDate, to, today: now, answered }, goAlong);
        const later = addDays(now, wait);
        const undone = { to: surgeryDate, today: later, madeOn: now, answered };
        const back = undoMove(moved, itemsMoved(items, moved, now), undone);
        for (const day of datesBetween(addDays(now, -30), addDays(later, -1)))
          expect(
            dueItems(back.after, day, free)
              .map(({ id }) => id)
              .toSorted(),
          ).toEqual(
            dueItems(moved, day, free)
              .map(({ id }) => id)
              .toSorted(),
          );
        for (const day of datesBetween(later, addDays(later, 60))) {
          const ids = dueItems(back.after, day, free).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
        for (const item of newestRevisions(back.after).filter(
          ({ validTo, validFrom }) => validTo === null && validFrom === later,
        ))
          expect(item.surgeryDate).toBe(surgeryDate);
      }),
    ));

  test("every item is where the rule puts it, in the plan's words and on the patient's days, and an undo loses none: 4,000 random plans", () =>
    fc.assert(
      fc.property(anyPatient, anyMove, fc.nat(20), ({ items, surgeryDate, today: now }, { days, goAlong }, wait) => {
        const to = addDays(surgeryDate, days);
        const answered = new Set<string>();
        const plan = planMove(items, { from: surgeryDate, to, today: now, answered }, goAlong);
        const left = itemsMoved(items, plan.after, now);
        const later = addDays(now, wait);
        const back = undoMove(plan.after, left, { to: surgeryDate, today: later, madeOn: now, answered });
        for (const item of items) {
          const isForm = "type" in item;
          if (isForm && item.type === "custom") continue; // each of its days is checked separately
          const end = addDays(surgeryDate, item.end);
          if (end < now) continue;
          const start = addDays(surgeryDate, item.start);
          const shift = goAlong || isForm ? days : 0;
          const [newStart, newEnd] = [addDays(start, shift), addDays(end, shift)];
          const isOver = newEnd < now;
          const dates = plan.items.find(({ id }) => id === item.id);
          const starts = start < now ? start : newStart < now ? now : newStart;
          expect(dates?.after).toEqual(isOver ? null : { from: starts, to: newEnd });
          expect(dates?.effect === "drops").toBe(isOver && days !== 0);
          const open = plan.after.find(({ id, validTo }) => id === item.id && validTo === null);
          expect(open && addDays(open.surgeryDate, open.end)).toBe(isOver ? undefined : newEnd);
          if (end < later) continue;
          expect(back.back).toContain(item.id);
          const restored = newestRevisions(back.after).find(({ id }) => id === item.id)!;
          expect([restored.validTo, addDays(restored.surgeryDate, restored.end)]).toEqual([null, end]);
        }
      }),
      { numRuns: 4_000 },
    ));

  test("there and back on one day, all future days are as they were", () =>
    fc.assert(
      fc.property(anyPatient, fc.nat(40), ({ items, surgeryDate, today: now }, days) => {
        const to = addDays(surgeryDate, days);
        const answered = new Set<string>();
        const there = planMove(items, { from: surgeryDate, to, today: now, answered }, true).after;
        const back = planMove(there, { from: to, to: surgeryDate, today: now, answered }, true).after;
        const due = (all: readonly AnyItem[]) =>
          all
            .flatMap((item) => dueDaysBetween(item, now, addDays(now, 250), free).map((day) => item.id + day))
            .toSorted();
        expect(due(back)).toEqual(due(items));
      }),
    ));
});
