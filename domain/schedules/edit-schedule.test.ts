import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, calendarDate as date, datesBetween } from "../values/calendar-date.ts";
import { testId } from "../values/id.arbitrary.ts";
import { dueItems } from "./due-days.ts";
import { hasSamePrescription, editSchedule, newestRevisions, rejoinRevisions, runningItems } from "./edit-schedule.ts";
import { type AnyItem, isQuestionnaire, type QuestionnaireItem, type ScheduleItem } from "./schedule-item.ts";
import { anyPatient, anyItem, onSurgery } from "./schedules.arbitrary.ts";

const today = date("2026-11-20");
const surgery = date("2026-10-31"); // today is day 20
const exercise = (id: string, start: number, end: number): ScheduleItem =>
  onSurgery({ id: testId(id), area: "exercise", start, end, interval: 2, times: 2, skipOnSurgeryDate: true }, surgery);
const custom: QuestionnaireItem = onSurgery(
  { id: testId("q"), type: "custom", weekdays: [], days: [14, 30], start: 14, end: 30, skipOnSurgeryDate: false },
  surgery,
);
const saved = [exercise("running", 1, 42), exercise("passed", 1, 14), exercise("ahead", 30, 60)];
const [running, passed, ahead] = saved as [ScheduleItem, ScheduleItem, ScheduleItem];

const lines = (items: readonly AnyItem[]) =>
  items.map(({ id, start, end, validFrom, validTo }) => `${id} ${start}..${end} ${validFrom} ${validTo}`);
const begin = "0001-01-01";

describe("a save of a schedule", () => {
  test("that changes nothing touches nothing, and what has passed needs not be named", () => {
    expect(editSchedule(saved, [running, ahead], today)).toEqual({
      after: [passed, running, ahead],
      begins: [],
      changes: [],
      ends: [],
    });
  });

  test("ends what it leaves out, changes what differs, begins what is new: all from today on", () => {
    const fresh = exercise("new", 10, 25);
    const edited = editSchedule(saved, [{ ...running, times: 3 }, fresh], today);
    expect(lines(edited.after)).toEqual([
      `passed 1..14 ${begin} null`,
      `running 1..42 ${begin} 2026-11-19`,
      "running 1..42 2026-11-20 null",
      `ahead 30..60 ${begin} 2026-11-19`,
      "new 20..25 2026-11-20 null",
    ]);
    expect([edited.begins, edited.changes, edited.ends]).toEqual([["new"], ["running"], ["ahead"]]);
  });

  test.each([
    { end: 20, begins: ["last"] },
    { end: 19, begins: [] },
  ])("a new item whose last day is day $end begins on day 20 or not at all", ({ end, begins }) => {
    expect(editSchedule([], [exercise("last", 10, end)], today).begins).toEqual(begins);
  });

  test("a passed item cannot be changed", () => {
    expect(editSchedule([passed], [{ ...passed, end: 50 }], today).after).toContainEqual(passed);
  });

  test("of a custom questionnaire only coming days count as a change", () => {
    expect(editSchedule([custom], [{ ...custom, days: [30], start: 30 }], today).changes).toEqual([]);
    expect(lines(editSchedule([custom], [{ ...custom, days: [14, 25, 30] }], today).after)).toEqual([
      `q 14..30 ${begin} 2026-11-19`,
      "q 14..30 2026-11-20 null",
    ]);
  });

  test("taken back on the same day leaves no trace, a new start and an end too", () => {
    const changed = editSchedule(saved, [{ ...running, start: 22, end: 50 }, ahead], today).after;
    expect(lines(changed)).toContain("running 22..50 2026-11-20 null");
    expect(editSchedule(changed, saved, today).after).toEqual([passed, running, ahead]);
    const ended = editSchedule(saved, [ahead], today).after;
    expect(runningItems(ended, today)).toEqual([ahead]);
    expect(new Set(lines(editSchedule(ended, saved.slice(0, 1).concat(ahead), today).after))).toEqual(
      new Set(lines(saved)),
    );
  });

  test("what had ended goes on in its old rhythm", () => {
    const ended = editSchedule(saved, [ahead], today).after;
    const later = addDays(today, 3);
    expect(lines(editSchedule(ended, [running, ahead], later).after)).toContain("running 1..42 2026-11-23 null");
  });
});

const anySave = fc.record({
  patient: anyPatient,
  dropped: fc.array(fc.nat(4)),
  added: fc.array(anyItem, { maxLength: 2 }),
  byDays: fc.integer({ min: -20, max: 20 }),
});

/** Returns the requested items of a save: some are dropped, some added, and the others are longer or later. */
const wantedOf = ({
  patient: { items, surgeryDate },
  dropped,
  added,
  byDays,
}: typeof anySave extends fc.Arbitrary<infer S> ? S : never) => [
  ...items
    .filter((_, at) => !dropped.includes(at))
    .map((item, at): AnyItem => {
      if (isQuestionnaire(item)) return { ...item, weekdays: [1, 4] };
      return at % 2 === 0
        ? { ...item, times: item.times + 1, end: Math.max(item.start, item.end + byDays) }
        : { ...item, start: item.start + byDays, end: item.end + byDays };
    }),
  ...added.map((plan): AnyItem => onSurgery(plan, surgeryDate)),
];

describe("any save", () => {
  test("leaves every day before today as it was, and no item twice on a day", () =>
    fc.assert(
      fc.property(anySave, (save) => {
        const { items, surgeryDate, pauses, today: now } = save.patient;
        const { after } = editSchedule(items, wantedOf(save), now);
        const plain = (all: readonly AnyItem[]) =>
          all.map((item) => JSON.stringify({ ...item, validTo: null })).toSorted();
        for (const day of datesBetween(addDays(surgeryDate, -75), addDays(now, -1)))
          expect(plain(dueItems(after, day, pauses))).toEqual(plain(dueItems(items, day, pauses)));
        for (const day of datesBetween(now, addDays(now, 60))) {
          const ids = dueItems(after, day, pauses).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    ));

  test("taken back on its day, it was never there", () =>
    fc.assert(
      fc.property(anySave, (save) => {
        const { items, today: now } = save.patient;
        const { after } = editSchedule(items, wantedOf(save), now);
        const back = editSchedule(after, runningItems(items, now), now).after;
        const sorted = (all: readonly AnyItem[]) => all.map((item) => JSON.stringify(item)).toSorted();
        expect(sorted(back)).toEqual(sorted(items));
      }),
    ));

  test("saved twice, it changes nothing the second time", () =>
    fc.assert(
      fc.property(anySave, (save) => {
        const { items, today: now } = save.patient;
        const once = editSchedule(items, wantedOf(save), now).after;
        const again = editSchedule(once, runningItems(once, now), now);
        expect([again.begins, again.changes, again.ends, again.after.length]).toEqual([[], [], [], once.length]);
      }),
    ));
});

test("of the days of a custom questionnaire those from today on are what it asks, of anything else the whole window", () => {
  const itemOn = (...days: number[]) => ({ ...custom, days });
  expect(hasSamePrescription(itemOn(14, 20, 30), itemOn(15, 20, 30), 20)).toBe(true);
  expect(hasSamePrescription(itemOn(14, 20, 30), itemOn(14, 30), 20)).toBe(false);
  expect(hasSamePrescription(itemOn(20), { ...itemOn(20), skipOnSurgeryDate: true }, 20)).toBe(false);
  const weekly = { ...custom, type: "weekly" as const, weekdays: [1], days: [14] };
  expect(hasSamePrescription(weekly, { ...weekly, days: [15] }, 0)).toBe(true);
  expect(hasSamePrescription(weekly, { ...weekly, start: 15 }, 20)).toBe(false);
  expect(hasSamePrescription(weekly, { ...weekly, weekdays: [2] }, 20)).toBe(false);
  for (const more of [
    { sets: 3 },
    { repeats: 5 },
    { holdSeconds: 1 },
    { times: 3 },
    { interval: 1 as const },
    { end: 41 },
  ])
    expect(hasSamePrescription(running, { ...running, ...more }, 20)).toBe(false);
  const revised = { ...running, validFrom: today };
  expect(hasSamePrescription(running, revised, 20)).toBe(true);
});

test("a revision of today goes on with the one of yesterday of the same item only", () => {
  const ended = { ...running, validTo: date("2026-11-19") };
  const begun = { ...running, validFrom: today };
  expect(rejoinRevisions([ended, begun], today)).toEqual([running]);
  const other = { ...begun, id: testId("other") };
  expect(rejoinRevisions([ended, other], today)).toEqual([ended, other]);
});

test("of several revisions of an item the newest counts, in whatever order they come", () => {
  const revisions = [{ ...running, validFrom: today }, { ...running, validTo: date("2026-11-19") }, ahead];
  expect(newestRevisions(revisions)).toEqual([revisions[0], ahead]);
  expect(newestRevisions(revisions.toReversed())).toEqual([ahead, revisions[0]]);
});
