import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, calendarDate as date, datesBetween, daysBetween } from "../values/calendar-date.ts";
import { moveChain } from "./chains.ts";
import { dueDaysBetween, dueItems } from "./due-days.ts";
import { addItem, editItem, isMove, renumberDays, reschedule, revise, shiftItem, type SurgeryMove } from "./revise.ts";
import {
  type AnyItem,
  isQuestionnaire,
  isValidOn,
  type QuestionnaireItem,
  type ScheduleItem,
} from "./schedule-item.ts";
import { anyPatient, onSurgery } from "./schedules.arbitrary.ts";
import { testId } from "../values/id.arbitrary.ts";

const today = date("2026-11-20");
const surgery = date("2026-10-31"); // today is day 20
const free = { holds: [], inactive: [] };
const exercise: ScheduleItem = onSurgery(
  { id: testId("e"), area: "exercise", start: 1, end: 42, interval: 3, times: 2, skipOnSurgeryDate: true },
  surgery,
);
const custom: QuestionnaireItem = onSurgery(
  { id: testId("q"), type: "custom", weekdays: [], days: [14, 20, 42], start: 14, end: 42, skipOnSurgeryDate: false },
  surgery,
);
const weekly: QuestionnaireItem = {
  ...custom,
  id: testId("w"),
  type: "weekly",
  weekdays: [1, 4],
  days: [],
  start: 1,
};

const dueOf = (items: readonly AnyItem[]) =>
  items.flatMap((item) => dueDaysBetween(item, addDays(surgery, -60), addDays(surgery, 120), free)).toSorted();
const move = (to: string, answered: string[] = []): SurgeryMove => ({
  from: surgery,
  to: date(to),
  today,
  answered: new Set(answered),
});
const until = (items: readonly string[]) => items.filter((day) => day < today);
const since = (items: readonly string[]) => items.filter((day) => day >= today);

describe("a new surgery date", () => {
  test("numbers A1 A2: a running exercise keeps its past and its rhythm, and ends with the new end", () => {
    const later = reschedule([exercise], move("2026-11-03"), true);
    // Three times a week from 11/01 (day 1): days 1, 3, 5 of each week, up to day 42 of the new date, 12/15.
    expect(until(dueOf(later))).toEqual([
      "2026-11-01",
      "2026-11-03",
      "2026-11-05",
      "2026-11-08",
      "2026-11-10",
      "2026-11-12",
      "2026-11-15",
      "2026-11-17",
      "2026-11-19",
    ]);
    expect(since(dueOf(later)).slice(0, 3)).toEqual(["2026-11-22", "2026-11-24", "2026-11-26"]);
    expect(dueOf(later).at(-1)).toBe("2026-12-15");
    expect(later.map(({ validFrom, validTo, surgeryDate }) => [validFrom, validTo, surgeryDate])).toEqual([
      ["0001-01-01", "2026-11-19", surgery],
      ["2026-11-20", null, "2026-11-03"],
    ]);
    expect(dueOf(reschedule([exercise], move("2026-10-28"), true)).at(-1)).toBe("2026-12-08");
  });

  test("one that has not begun moves as a whole, and starts today rather than in the past", () => {
    const ahead = { ...exercise, start: 22, end: 24, interval: 1 as const };
    expect(dueOf(reschedule([ahead], move("2026-11-10"), true))).toEqual(["2026-12-02", "2026-12-03", "2026-12-04"]);
    expect(dueOf(reschedule([ahead], move("2026-10-28"), true))).toEqual(["2026-11-20", "2026-11-21"]);
    expect(dueOf(reschedule([ahead], move("2026-10-27"), true))).toEqual(["2026-11-20"]);
  });

  test("one whose window has passed stays, and one whose new end lies before today ends", () => {
    const passed = { ...exercise, end: 19 };
    expect(reschedule([passed], move("2026-11-10"), true)).toEqual([passed]);
    const ended = reschedule([{ ...exercise, end: 22 }], move("2026-10-28"), true);
    expect(ended).toEqual([{ ...exercise, end: 22, validTo: "2026-11-19" }]);
  });

  test("one that has not begun ends too when its new end lies before today, a weekly questionnaire and a link of a chain alike", () => {
    const ahead = { ...exercise, start: 22, end: 24, interval: 1 as const };
    expect(reschedule([ahead], move("2026-10-26"), true)).toEqual([{ ...ahead, validTo: "2026-11-19" }]);
    const lastWeeks = { ...weekly, start: 22, end: 24, weekdays: [0, 1, 2, 3, 4, 5, 6] };
    expect(dueOf(reschedule([lastWeeks], move("2026-10-26"), false))).toEqual([]);
    expect(shiftItem(ahead, -6, surgery, today)).toEqual([{ ...ahead, validTo: "2026-11-19" }]);
    expect(shiftItem({ ...ahead, validFrom: today }, -6, surgery, today)).toEqual([]);
  });

  test("with No the dates stay and only the numbers are rewritten; past days keep the old surgery day's rest", () => {
    const resting = { ...exercise, start: -5, interval: 1 as const };
    const revisions = reschedule([resting], move("2026-11-10"), false);
    expect(dueOf(revisions)).toEqual(dueOf([resting]));
    expect(revisions.at(-1)).toMatchObject({ start: -15, end: 32, surgeryDate: "2026-11-10" });
  });

  test("a weekly questionnaire goes along and keeps its weekdays", () => {
    const later = dueOf(reschedule([weekly], move("2026-11-07"), false));
    expect(until(later)).toEqual(["2026-11-02", "2026-11-05", "2026-11-09", "2026-11-12", "2026-11-16", "2026-11-19"]);
    expect(since(later).slice(0, 2)).toEqual(["2026-11-23", "2026-11-26"]);
    expect(later.at(-1)).toBe("2026-12-17");
  });

  test("numbers A3: a custom day that was answered is not asked again, one whose new date has passed is dropped", () => {
    const answered = ["q 2026-11-14", "q 2026-11-20"];
    expect(dueOf(reschedule([custom], move("2026-11-03", answered), true))).toEqual([
      "2026-11-14",
      "2026-11-20",
      "2026-12-15",
    ]);
    expect(dueOf(reschedule([custom], move("2026-10-29"), false))).toEqual(["2026-11-14", "2026-12-10"]);
    expect(dueOf(reschedule([custom], move("2026-09-01"), false))).toEqual(["2026-11-14"]);
    expect(reschedule([custom], move("2026-09-01"), false)).toEqual([{ ...custom, validTo: "2026-11-19" }]);
    expect(reschedule([custom], move("2026-10-29"), false).at(-1)).toMatchObject({ days: [42], start: 42, end: 42 });
    const listed = { ...custom, days: [42, 30, 25], start: 25 };
    expect(reschedule([listed], move("2026-11-01"), true).at(-1)).toMatchObject({
      days: [25, 30, 42],
      start: 25,
      end: 42,
    });
  });
});

describe("a chain", () => {
  const chain = [
    { ...exercise, id: testId("a"), start: 1, end: 10, nextId: "b" },
    { ...exercise, id: testId("b"), start: 5, end: 30, nextId: "c" },
    { ...exercise, id: testId("c"), start: 25, end: 40, nextId: null },
    { ...exercise, id: testId("d"), start: 1, end: 90, nextId: null },
  ];

  test("numbers A7: moves by the same days; what has passed stays, what runs is cut at today, others stay", () => {
    const moved = moveChain(chain, "b", 3, today);
    const windows = moved.map(({ id, start, end, validFrom }) => [id, start, end, validFrom]);
    expect(windows).toEqual([
      ["a", 1, 10, "0001-01-01"],
      ["b", 5, 30, "0001-01-01"],
      ["b", 5, 33, today],
      ["c", 25, 40, "0001-01-01"],
      ["c", 28, 43, today],
      ["d", 1, 90, "0001-01-01"],
    ]);
    expect(
      moveChain(chain, "c", -9, today)
        .filter(({ validTo }) => !validTo)
        .map(({ id, start, end }) => [id, start, end]),
    ).toEqual([
      ["a", 1, 10],
      ["b", 5, 21],
      ["c", 20, 31],
      ["d", 1, 90],
    ]);
  });
});

describe("an edit", () => {
  test("moves when both ends shift by the same days, and resizes otherwise", () => {
    const window = { start: 1, end: 10 };
    expect(
      [{ start: 3, end: 12 }, { start: 1, end: 12 }, { start: 3, end: 10 }, window].map((each) => isMove(window, each)),
    ).toEqual([true, false, false, false]);
  });

  test("takes effect today: another dose keeps the rhythm, a new start sets it anew and is not past, an end before today ends", () => {
    const more = editItem(exercise, { times: 3, end: 24 }, today);
    expect(since(dueOf(more))).toEqual(["2026-11-22", "2026-11-24"]);
    expect(more.map(({ times, validFrom }) => [times, validFrom])).toEqual([
      [2, "0001-01-01"],
      [3, today],
    ]);
    expect(since(dueOf(editItem(exercise, { start: 22, end: 26 }, today)))).toEqual([
      "2026-11-22",
      "2026-11-24",
      "2026-11-26",
    ]);
    expect(since(dueOf(editItem(exercise, { start: 3, end: 23 }, today)))).toEqual(["2026-11-20", "2026-11-22"]);
    expect(editItem(exercise, { end: 19 }, today)).toEqual([{ ...exercise, validTo: "2026-11-19" }]);
    expect(editItem(exercise, { end: 20 }, today).at(-1)).toMatchObject({ start: 1, end: 20, validFrom: today });
  });

  test("what is removed ends yesterday, what is added starts today at the earliest", () => {
    expect(revise(exercise, null, today)).toEqual([{ ...exercise, validTo: "2026-11-19" }]);
    expect(revise({ ...exercise, validFrom: today }, null, today)).toEqual([]);
    expect(addItem(exercise, today)).toMatchObject({ start: 20, end: 42, validFrom: today, validTo: null });
    expect(addItem({ ...exercise, start: 30 }, today)).toMatchObject({ start: 30, end: 42 });
  });
});

describe("the past never moves", () => {
  const anyDays = fc.integer({ min: -60, max: 60 });
  const edited = (
    items: readonly AnyItem[],
    kind: number,
    days: number,
    surgeryDate: typeof surgery,
    now: typeof surgery,
  ) => {
    const to = addDays(surgeryDate, days);
    if (kind < 2) return reschedule(items, { from: surgeryDate, to, today: now, answered: new Set() }, kind === 0);
    return items.flatMap((item): AnyItem[] => {
      if (kind === 2) return shiftItem(item, days, surgeryDate, now);
      if (kind === 3) return isValidOn(item, now) ? revise(item, null, now) : [item];
      return isQuestionnaire(item)
        ? [item]
        : editItem(item, { start: item.start + days, end: item.end + Math.abs(days) }, now);
    });
  };

  test("what was due before today reads the same before and after any changes, and nothing is due twice", () =>
    fc.assert(
      fc.property(
        anyPatient,
        fc.array(fc.tuple(fc.nat(4), anyDays, fc.nat(20)), { minLength: 1, maxLength: 3 }),
        ({ items, surgeryDate, pauses, today: first }, changes) => {
          let [now, at, before] = [first, surgeryDate, items as readonly AnyItem[]];
          for (const [kind, days, wait] of changes) {
            now = addDays(now, wait);
            const after = edited(before, kind, days, at, now);
            if (kind < 2) at = addDays(at, days);
            for (const day of datesBetween(addDays(surgeryDate, -75), addDays(now, -1))) {
              const [was, is] = [dueItems(before, day, pauses), dueItems(after, day, pauses)];
              expect(is.map((item) => ({ ...item, validTo: null }))).toEqual(
                was.map((item) => ({ ...item, validTo: null })),
              );
            }
            for (const day of datesBetween(now, addDays(now, 40))) {
              const ids = dueItems(after, day, pauses).map(({ id }) => id);
              expect(new Set(ids).size).toBe(ids.length);
            }
            before = after;
          }
        },
      ),
      { numRuns: 100 },
    ));

  test("a shift keeps the days between the items' rhythm and today: what runs is due only on its old pattern's days", () =>
    fc.assert(
      fc.property(anyPatient, anyDays, ({ items, surgeryDate, today: now }, days) => {
        for (const item of items) {
          if (isQuestionnaire(item) || item.skipOnSurgeryDate || daysBetween(item.surgeryDate, now) <= item.start)
            continue;
          const pattern = new Set(dueDaysBetween({ ...item, end: item.end + 200 }, now, addDays(now, 200), free));
          const moved = shiftItem<AnyItem>(item, days, surgeryDate, now);
          for (const day of moved.flatMap((each) => dueDaysBetween(each, now, addDays(now, 190), free)))
            expect(pattern.has(day)).toBe(true);
        }
      }),
    ));
});

test("days of an item count from another surgery date, and its dates stay", () => {
  expect(renumberDays(custom, date("2026-11-10"))).toMatchObject({
    days: [4, 10, 32],
    start: 4,
    end: 32,
    surgeryDate: "2026-11-10",
  });
  expect(dueOf([renumberDays({ ...exercise, interval: 1 }, date("2026-10-20"))])).toEqual(
    dueOf([{ ...exercise, interval: 1 }]),
  );
});
