import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, calendarDate as date, datesBetween } from "../values/calendar-date.ts";
import { sampleId } from "../values/id.arbitrary.ts";
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
  { id: sampleId("e"), area: "exercise", start: -28, end: -1, interval: 1, times: 2, skipOnSurgeryDate: true },
  surgery,
);
const after = { ...exercise, id: sampleId("a"), start: 1, end: 14 };
const form: QuestionnaireItem = onSurgery(
  {
    id: sampleId("q"),
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
          if (isForm && item.type === "custom") continue; // each day by itself
          const end = addDays(surgeryDate, item.end);
          if (end < now) continue;
          const start = addDays(surgeryDate, item.start);
          const by = goAlong || isForm ? days : 0;
          const [newStart, newEnd] = [addDays(start, by), addDays(end, by)];
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

describe("an undo", () => {
  const moving = move("2026-12-09");
  const moved = planMove<AnyItem>([exercise, after, form], moving, true).after;
  const kept = itemsMoved([exercise, after, form] as AnyItem[], moved, today);
  const undone = { to: surgery, today, madeOn: today, answered: new Set<string>() };

  test("leaves what was changed again since, on its dates, and names it", () => {
    const changed = moved.map((item): AnyItem => (item.id === after.id ? { ...item, end: 20 } : item));
    const plan = undoMove(changed, kept, undone);
    expect([plan.back, plan.stays]).toEqual([[exercise.id, form.id], [after.id]]);
    expect(newestRevisions(plan.after).find(({ id }) => id === after.id)).toMatchObject({
      surgeryDate: surgery,
      start: 10,
      end: 29,
    });
  });

  test("a questionnaire that was answered on its moved day is not asked again on the old one", () => {
    const early = { ...form, days: [-5, 14], start: -5, end: 14 };
    const earlier = planMove<AnyItem>([early], move("2026-11-28"), true).after;
    const left = itemsMoved([early] as AnyItem[], earlier, today);
    const asked = (answered: string[]) =>
      undoMove(earlier, left, { ...undone, today: date("2026-11-24"), answered: new Set(answered) }).after.flatMap(
        (item) => dueDaysBetween(item, today, date("2027-03-01"), free),
      );
    expect(asked([`${form.id} 2026-11-23`])).toEqual(["2026-11-23", "2026-12-14"]);
    expect(asked([])).toEqual(["2026-11-23", "2026-11-25", "2026-12-14"]);
  });

  const dueFrom = (items: readonly AnyItem[], id: string, day: string): string => {
    const due = items
      .filter((item) => item.id === id)
      .flatMap((item) => dueDaysBetween(item, date(day), date("2027-03-01"), free))
      .toSorted();
    return due.length === 0 ? "none" : `${due[0]} to ${due.at(-1)}, ${due.length}`;
  };
  const undoneOn = (day: string, items = moved, changes = kept) =>
    undoMove(items, changes, { ...undone, today: date(day) });

  test("brings back whole what began and what is to come, and begins today what would have begun meanwhile", () => {
    const plan = undoneOn("2026-12-05");
    expect(dueFrom(plan.after, after.id, "2026-11-20")).toBe("2026-12-05 to 2026-12-14, 10");
    expect(dueFrom(undoneOn("2026-11-25").after, after.id, "2026-11-20")).toBe("2026-12-01 to 2026-12-14, 14");
    expect(dueFrom(undoneOn("2026-11-25").after, exercise.id, "2026-11-20")).toBe("2026-11-20 to 2026-11-29, 10");
    expect(newestRevisions(undoneOn("2026-11-25").after).find(({ id }) => id === exercise.id)).toMatchObject({
      start: -28,
      end: -1,
    });
  });

  test("ends what would be over by now, on its last day still not", () => {
    expect(dueFrom(undoneOn("2026-12-14").after, after.id, "2026-12-14")).toBe("2026-12-14 to 2026-12-14, 1");
    expect(dueFrom(undoneOn("2026-12-15").after, after.id, "2026-12-15")).toBe("none");
    expect(dueFrom(undoneOn("2026-12-15").after, after.id, "2026-11-20")).toBe("2026-12-10 to 2026-12-14, 5");
  });

  test("leaves out what was taken out since, and keeps what was added since on its dates", () => {
    const added = onSurgery({ ...exercise, id: sampleId("n"), start: 2, end: 5 }, date("2026-12-09"));
    const since = moved.map((item): AnyItem =>
      item.id === after.id ? { ...item, validTo: date("2026-11-20") } : item,
    );
    const plan = undoneOn("2026-11-22", [...since, { ...added, validFrom: date("2026-11-21") }]);
    expect([plan.back, plan.stays]).toEqual([[exercise.id, form.id], [after.id]]);
    expect(dueFrom(plan.after, after.id, "2026-11-22")).toBe("none");
    expect(dueFrom(plan.after, added.id, "2026-11-22")).toBe("2026-12-11 to 2026-12-14, 4");
  });

  test("begins again what the move ended, while it is not over", () => {
    const ended = planMove<AnyItem>([exercise], move("2026-11-18"), true).after;
    const changes = itemsMoved([exercise] as AnyItem[], ended, today);
    const plan = undoneOn("2026-11-23", ended, changes);
    expect([plan.back, plan.stays]).toEqual([[exercise.id], []]);
    expect(dueFrom(plan.after, exercise.id, "2026-11-20")).toBe("2026-11-23 to 2026-11-29, 7");
    expect(dueFrom(undoneOn("2026-11-30", ended, changes).after, exercise.id, "2026-11-20")).toBe("none");
  });

  test("brings back what passed meanwhile on its moved days and has days of its own ahead, from today on", () => {
    const sensor = { ...exercise, start: -27, end: -20, skipOnSurgeryDate: false };
    const early = {
      from: date("2026-12-28"),
      to: date("2026-12-13"),
      today: date("2026-11-21"),
      answered: new Set<string>(),
    };
    const items: AnyItem[] = [onSurgery(sensor, early.from)]; // 12/01 to 12/08, after the move 11/16 to 11/23
    const soon = planMove(items, early, true).after;
    const left = itemsMoved(items, soon, early.today);
    const undoneOn = (day: string, all = soon) =>
      undoMove(all, left, { to: early.from, today: date(day), madeOn: early.today, answered: new Set() });
    expect(dueFrom(soon, sensor.id, "2026-11-01")).toBe("2026-11-21 to 2026-11-23, 3");
    expect([undoneOn("2026-12-04").back, undoneOn("2026-12-04").stays]).toEqual([[sensor.id], []]);
    expect(dueFrom(undoneOn("2026-12-04").after, sensor.id, "2026-11-24")).toBe("2026-12-04 to 2026-12-08, 5");
    expect(dueFrom(undoneOn("2026-11-30").after, sensor.id, "2026-11-24")).toBe("2026-12-01 to 2026-12-08, 8");
    expect(dueFrom(undoneOn("2026-12-08").after, sensor.id, "2026-11-01")).toBe("2026-11-21 to 2026-12-08, 4");
    expect([undoneOn("2026-12-09").back, undoneOn("2026-12-09").stays]).toEqual([[], []]);

    const changed = soon.map((item): AnyItem => (item.validTo === null ? { ...item, end: item.end + 1 } : item));
    expect([undoneOn("2026-12-04", changed).back, undoneOn("2026-12-04", changed).stays]).toEqual([[], [sensor.id]]);
    expect(dueFrom(undoneOn("2026-12-04", changed).after, sensor.id, "2026-11-24")).toBe("2026-11-24 to 2026-11-24, 1");
  });

  test("says nothing of what has passed meanwhile by itself", () => {
    const plan = undoneOn("2026-12-24");
    expect([plan.back, plan.stays]).toEqual([[form.id], []]);
    expect(dueFrom(plan.after, after.id, "2026-11-20")).toBe("2026-12-10 to 2026-12-23, 14");
  });
});
