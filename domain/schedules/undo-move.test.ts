import { describe, expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { testId } from "../values/id.arbitrary.ts";
import { dueDaysBetween } from "./due-days.ts";
import { newestRevisions } from "./edit-schedule.ts";
import { planMove } from "./plan-move.ts";
import type { SurgeryMove } from "./revise.ts";
import type { AnyItem, QuestionnaireItem, ScheduleItem } from "./schedule-item.ts";
import { onSurgery } from "./schedules.arbitrary.ts";
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
describe("an undo", () => {
  const moving = move("2026-12-09");
  const moved = planMove<AnyItem>([exercise, after, form], moving, true).after;
  const movedItems = itemsMoved([exercise, after, form] as AnyItem[], moved, today);
  const undone = { to: surgery, today, madeOn: today, answered: new Set<string>() };

  test("leaves what was changed again since, on its dates, and names it", () => {
    const changed = moved.map((item): AnyItem => (item.id === after.id ? { ...item, end: 20 } : item));
    const plan = undoMove(changed, movedItems, undone);
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
    const dueDays = (answered: string[]) =>
      undoMove(earlier, left, { ...undone, today: date("2026-11-24"), answered: new Set(answered) }).after.flatMap(
        (item) => dueDaysBetween(item, today, date("2027-03-01"), free),
      );
    expect(dueDays([`${form.id} 2026-11-23`])).toEqual(["2026-11-23", "2026-12-14"]);
    expect(dueDays([])).toEqual(["2026-11-23", "2026-11-25", "2026-12-14"]);
  });

  test("a questionnaire with an answered moved day runs from its first to its last day", () => {
    const early = { ...form, days: [-5, 14, 42], start: -5, end: 42 };
    const earlier = planMove<AnyItem>([early], move("2026-11-28"), true).after;
    const answered = new Set([`${form.id} 2026-11-23`]);
    const back = undoMove(earlier, itemsMoved([early] as AnyItem[], earlier, today), { ...undone, answered });
    expect(newestRevisions(back.after)).toMatchObject([{ days: [-7, 14, 42], start: -7, end: 42 }]);
  });

  test("what was moved once more since stays, though its days from surgery are the same", () => {
    const again = planMove(moved, { ...moving, from: moving.to, to: date("2026-12-11") }, true).after;
    const back = undoMove(again, movedItems, undone);
    expect([back.back, back.stays]).toEqual([[], [exercise.id, after.id, form.id]]);
  });

  test("what would have begun on the day of the move had not, and begins on the day of the undo", () => {
    const early = { ...exercise, start: -10, interval: 2 as const };
    const later = planMove<AnyItem>([early], moving, true).after;
    const back = undoMove(later, itemsMoved([early] as AnyItem[], later, today), {
      ...undone,
      today: date("2026-11-22"),
    });
    expect(newestRevisions(back.after)).toMatchObject([{ start: -8, end: -1 }]);
  });

  test("a weekly questionnaire that would have begun meanwhile begins today", () => {
    const weekly: QuestionnaireItem = { ...form, type: "weekly", weekdays: [1, 4], days: [], start: 1, end: 42 };
    const later = planMove<AnyItem>([weekly], moving, true).after;
    const back = undoMove(later, itemsMoved([weekly] as AnyItem[], later, today), {
      ...undone,
      today: date("2026-12-05"),
    });
    expect(newestRevisions(back.after)).toMatchObject([{ surgeryDate: surgery, start: 5, end: 42 }]);
  });

  const dueFrom = (items: readonly AnyItem[], id: string, day: string): string => {
    const due = items
      .filter((item) => item.id === id)
      .flatMap((item) => dueDaysBetween(item, date(day), date("2027-03-01"), free))
      .toSorted();
    return due.length === 0 ? "none" : `${due[0]} to ${due.at(-1)}, ${due.length}`;
  };
  const undoneOn = (day: string, items = moved, changes = movedItems) =>
    undoMove(structuredClone(items), changes, { ...undone, today: date(day) });

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
    const lastDay = newestRevisions(undoneOn("2026-12-14").after).find(({ id }) => id === after.id);
    expect(lastDay).toMatchObject({ start: 14, end: 14 });
    expect(dueFrom(undoneOn("2026-12-15").after, after.id, "2026-12-15")).toBe("none");
    expect(dueFrom(undoneOn("2026-12-15").after, after.id, "2026-11-20")).toBe("2026-12-10 to 2026-12-14, 5");
  });

  test("leaves out what was taken out since, and keeps what was added since on its dates", () => {
    const added = onSurgery({ ...exercise, id: testId("n"), start: 2, end: 5 }, date("2026-12-09"));
    const since = moved.map((item): AnyItem =>
      item.id === after.id ? { ...item, validTo: date("2026-11-20") } : item,
    );
    const plan = undoneOn("2026-11-22", [...since, { ...added, validFrom: date("2026-11-21") }]);
    expect([plan.back, plan.stays]).toEqual([[exercise.id, form.id], [after.id]]);
    expect(new Set(plan.after.map(({ id }) => id))).toEqual(new Set([exercise.id, after.id, form.id, added.id]));
    expect(dueFrom(plan.after, after.id, "2026-11-22")).toBe("none");
    expect(dueFrom(plan.after, added.id, "2026-11-22")).toBe("2026-12-11 to 2026-12-14, 4");
  });

  test("begins again what the move ended, while it is not over", () => {
    const ended = planMove<AnyItem>([exercise], move("2026-11-18"), true).after;
    const changes = itemsMoved([exercise] as AnyItem[], ended, today);
    const plan = undoneOn("2026-11-23", ended, changes);
    expect([plan.back, plan.stays]).toEqual([[exercise.id], []]);
    expect(dueFrom(plan.after, exercise.id, "2026-11-20")).toBe("2026-11-23 to 2026-11-29, 7");
    const over = undoneOn("2026-11-30", ended, changes).after;
    expect(over.map(({ id }) => id)).toEqual([exercise.id]);
    expect(dueFrom(over, exercise.id, "2026-11-20")).toBe("none");
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
