import { readId } from "../values/id.ts";
import fc from "fast-check";
import { addDays, calendarDate, type CalendarDate, fromDayNumber } from "../values/calendar-date.ts";
import type { Interval } from "./interval.ts";
import type { Hold } from "./hold.ts";
import type { AnyItem, AnyPlan, QuestionnairePlan, DosedPlan } from "./schedule-item.ts";

/** Random windows of schedules for property tests. */
const anyWindow = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.nat(60))
  .map(([start, length]) => ({ start, end: start + length }));

export const anyScheduleItem: fc.Arbitrary<DosedPlan> = fc
  .tuple(
    anyWindow,
    fc.constantFrom("exercise" as const, "measurement" as const),
    fc.integer({ min: 1, max: 7 }),
    fc.integer({ min: 1, max: 4 }),
    fc.boolean(),
    fc.uuid().map(readId),
  )
  .map(([window, area, interval, times, skipOnSurgeryDate, id]) => ({
    ...window,
    area,
    interval: interval as Interval,
    times,
    skipOnSurgeryDate,
    id,
  }));

export const anyQuestionnaire: fc.Arbitrary<QuestionnairePlan> = fc
  .tuple(
    anyWindow,
    fc.constantFrom("weekly" as const, "custom" as const),
    fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    fc.uniqueArray(fc.integer({ min: -60, max: 120 }), { minLength: 1 }),
    fc.boolean(),
    fc.uuid().map(readId),
  )
  .map(([window, type, weekdays, days, skipOnSurgeryDate, id]) => ({
    ...window,
    type,
    weekdays,
    days,
    skipOnSurgeryDate,
    id,
  }));

export const anyItem = fc.oneof(anyScheduleItem, anyQuestionnaire);

/** Returns a plan as the only revision of its item. */
export const onSurgery = <Plan extends AnyPlan>(plan: Plan, surgeryDate: CalendarDate) => ({
  ...plan,
  validFrom: calendarDate("0001-01-01"),
  validTo: null,
  surgeryDate,
});

const anySpells = (surgeryDate: CalendarDate): fc.Arbitrary<Hold[]> =>
  fc
    .array(fc.tuple(fc.integer({ min: -70, max: 120 }), fc.option(fc.nat(20), { nil: null })), { maxLength: 2 })
    .map((spells) =>
      spells.map(([start, length]) => ({
        from: addDays(surgeryDate, start),
        to: length === null ? null : addDays(surgeryDate, start + length),
      })),
    );

/** Random surgery dates of a century, with up to two technical holds and two times of inactivity around them. */
export const anyContext = fc.integer({ min: 10_000, max: 40_000 }).chain((number) => {
  const surgeryDate = fromDayNumber(number);
  const spells = anySpells(surgeryDate);
  return fc.record({ surgeryDate: fc.constant(surgeryDate), holds: spells, inactive: spells });
});

/** Random patients: items on one surgery date, pauses, and a today near that date. */
export const anyPatient = fc
  .tuple(fc.array(anyItem, { maxLength: 5 }), anyContext, fc.integer({ min: -70, max: 130 }))
  .map(([plans, { surgeryDate, ...pauses }, day]) => ({
    items: plans.map((plan): AnyItem => onSurgery(plan, surgeryDate)),
    surgeryDate,
    pauses,
    today: addDays(surgeryDate, day),
  }));
