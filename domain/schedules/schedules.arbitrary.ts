import fc from "fast-check";
import { addDays, fromDayNumber } from "../values/calendar-date.ts";
import type { Interval } from "./interval.ts";
import type { QuestionnaireItem, ScheduleContext, ScheduleItem } from "./schedule-item.ts";

/** Random schedules for property tests. */
const anyWindow = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.nat(60))
  .map(([start, length]) => ({ start, end: start + length }));

export const anyScheduleItem: fc.Arbitrary<ScheduleItem> = fc
  .tuple(
    anyWindow,
    fc.constantFrom("exercise" as const, "measurement" as const),
    fc.integer({ min: 1, max: 7 }),
    fc.integer({ min: 1, max: 4 }),
    fc.boolean(),
    fc.uuid(),
  )
  .map(([window, area, interval, times, skipOnSurgeryDate, id]) => ({
    ...window,
    area,
    interval: interval as Interval,
    times,
    skipOnSurgeryDate,
    id,
  }));

export const anyQuestionnaire: fc.Arbitrary<QuestionnaireItem> = fc
  .tuple(
    anyWindow,
    fc.constantFrom("weekly" as const, "custom" as const),
    fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    fc.uniqueArray(fc.integer({ min: -60, max: 120 }), { minLength: 1 }),
    fc.boolean(),
    fc.uuid(),
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

/** Surgery dates of a century, with up to two technical holds around them. */
export const anyContext: fc.Arbitrary<ScheduleContext> = fc
  .tuple(
    fc.integer({ min: 10_000, max: 40_000 }),
    fc.array(fc.tuple(fc.integer({ min: -70, max: 120 }), fc.option(fc.nat(20), { nil: null })), { maxLength: 2 }),
  )
  .map(([number, holds]) => {
    const surgeryDate = fromDayNumber(number);
    return {
      surgeryDate,
      holds: holds.map(([start, length]) => ({
        from: addDays(surgeryDate, start),
        to: length === null ? null : addDays(surgeryDate, start + length),
      })),
    };
  });
