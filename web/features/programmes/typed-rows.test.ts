import type { ProgrammeExercise, ProgrammeQuestionnaire } from "@restride/domain/programmes/programme.ts";
import { intervals } from "@restride/domain/schedules/interval.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { typedDay, readDay } from "./DayField.tsx";
import { exerciseValues, readExercise } from "./exercises/exercise-values.ts";
import { questionnaireSchema, valuesOf } from "./questionnaires/questionnaire-values.ts";

const surgery = "2026-03-02" as CalendarDate;
const planContext = {
  patient: { firstname: "Ann", lastname: "Bell", surgery: { type: "knee", date: surgery } },
  today: "2026-03-05" as CalendarDate,
  day: 3,
} as const;
const id = fc.uuid().map(readId);
/** Days that a programme may have. */
const day = fc.integer({ min: -365, max: 730 });
const window = fc.tuple(day, day).map(([one, other]) => ({
  startdate: Math.min(one, other),
  enddate: Math.max(one, other),
}));

test("a day that is typed from surgery on, or as a date, is read as it was", () => {
  fc.assert(
    fc.property(day, fc.constantFrom("days", "dates"), (number, enteredAs) => {
      expect(readDay(typedDay(number, enteredAs, surgery), enteredAs, surgery)).toBe(number);
    }),
  );
});

test("B236: an exercise whose row is opened and saved is as it was: seconds, minutes, days and dose", () => {
  const count = fc.integer({ min: 0, max: 999 });
  const row: fc.Arbitrary<Omit<ProgrammeExercise, "startdate" | "enddate">> = fc.record({
    _id: id,
    exercise: id,
    regimen: fc.option(id),
    interval: fc.constantFrom(...intervals),
    skiponsurgerydate: fc.boolean(),
    hold: fc.oneof(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 30 }).map((minutes) => minutes * 60),
    ),
    repeat: count,
    set: count,
    time: count,
    nextexerciseid: fc.option(id),
  });
  fc.assert(
    fc.property(row, window, (fields, days) => {
      const exercise = { ...fields, ...days };
      expect(readExercise(exercise, exerciseValues(exercise, surgery), surgery)).toEqual(exercise);
    }),
  );
});

test("a questionnaire whose card is opened and saved is as it was: spans of weekdays, or listed days", () => {
  const formid = readId("0192f000-0000-7000-8000-000000000001");
  const shared = { _id: id, formid: fc.constant(formid) };
  const weekly: fc.Arbitrary<ProgrammeQuestionnaire> = fc
    .tuple(
      fc.record({
        ...shared,
        scheduletype: fc.constant("weekly" as const),
        schedule: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      }),
      window,
    )
    .map(([fields, { startdate, enddate }]) => ({
      ...fields,
      startdate,
      enddate: Math.max(enddate, planContext.day), // Rows that have passed cannot be edited.
      skiponsurgerydate: true,
    }));
  const custom: fc.Arbitrary<ProgrammeQuestionnaire> = fc
    .record({
      ...shared,
      schedule: fc.uniqueArray(day, { minLength: 1, maxLength: 5 }),
      skiponsurgerydate: fc.boolean(),
    })
    .map(({ schedule, ...fields }) => {
      const days = schedule.toSorted((one, other) => one - other);
      return { ...fields, scheduletype: "custom", schedule: days, startdate: days[0]!, enddate: days.at(-1)! };
    });
  const rows = fc.oneof(
    fc.uniqueArray(weekly, { minLength: 1, maxLength: 3, selector: ({ _id }) => _id }),
    custom.map((row) => [row]),
  );
  fc.assert(
    fc.property(rows, (saved) => {
      const read = questionnaireSchema(formid, planContext, saved).safeParse(valuesOf(saved, planContext));
      expect(read).toEqual({ success: true, data: saved });
    }),
  );
});
