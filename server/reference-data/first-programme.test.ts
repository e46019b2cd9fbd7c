import { minutesOf, roundsOf } from "@restride/domain/programmes/effort.ts";
import { datesOf, firstSunday, fourWeeks, programmeDay } from "@restride/domain/programmes/four-weeks.ts";
import { changeExercise } from "@restride/domain/programmes/move-or-resize.ts";
import { startingOnOrAfter } from "@restride/domain/schedules/move-window.ts";
import type { QuestionnairePlan, DosedPlan } from "@restride/domain/schedules/schedule-item.ts";
import { addDays, calendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { carePlans } from "./care-plans.ts";
import { questionnaires } from "./questionnaires.ts";
import { regimens } from "./regimens.ts";

/** Knee Standard for a person whose surgery is on 12/07/2026, seen on 11/20/2026. */
const surgery = calendarDate("2026-12-07");
const today = calendarDate("2026-11-20");
const todaysDay = -17;

const idOf = (number: number) => readId(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);

const exercises = carePlans
  .find(({ code }) => code === "P1")!
  .regimens.flatMap((code, place) => {
    const entries = regimens.find((regimen) => regimen.code === code)!.exercises;
    return entries.map(({ exercise, start, end, next }, at) => ({
      id: idOf(place * 100 + at),
      name: exercise.name,
      area: "exercise" as const,
      ...startingOnOrAfter({ start, end }, todaysDay),
      interval: exercise.interval,
      times: exercise.times,
      sets: exercise.sets,
      repeats: exercise.repeats,
      hold: exercise.hold,
      skipOnSurgeryDate: true,
      nextId: next === null ? null : idOf(place * 100 + next),
    }));
  });

const plansOf = (code: string): QuestionnairePlan[] =>
  questionnaires
    .find((each) => each.code === code)!
    .spans.map((when, at) => ({ id: idOf(9000 + at), weekdays: [], days: [], skipOnSurgeryDate: true, ...when }));

const day = (number: number) => {
  const { due } = programmeDay({ plans: exercises, surgery, today }, addDays(surgery, number));
  return { items: due.length, rounds: roundsOf(due), minutes: minutesOf(due) };
};

const timesAsked = (code: string): number =>
  plansOf(code).flatMap((plan) => datesOf<QuestionnairePlan | DosedPlan>(plan, { surgery, today })).length;

test("Knee Standard brings 54 exercises in its twelve weeks and one after them, with their rounds and minutes of each day", () => {
  expect(exercises.filter(({ start }) => start <= 84)).toHaveLength(54);
  expect(exercises).toHaveLength(55);
  expect(day(1)).toEqual({ items: 8, rounds: 30, minutes: 123 });
  expect(day(5)).toEqual({ items: 13, rounds: 40, minutes: 139 });
  expect(day(15)).toMatchObject({ items: 15, rounds: 34 });
});

test("the four weeks before its surgery begin on Sunday 11/15", () => {
  const programme = { plans: exercises, surgery, today };
  expect(firstSunday(programme)).toBe("2026-11-15");
  const counts = fourWeeks(programme, firstSunday(programme)).map(({ due }) => due.length);
  expect(counts.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(counts[22]).toBe(0);
  expect(counts.slice(23)).toEqual([8, 9, 11, 12, 13]);
});

test("its questionnaires are asked so often", () => {
  expect(timesAsked("PAIN")).toBe(38);
  expect(timesAsked("BEND")).toBe(32);
  expect(timesAsked("SAFE")).toBe(22);
});

test("B180: Heel Slides moved to S+3 takes its chain along: 4 exercises on 12/08, 5 on 12/09", () => {
  const slides = exercises.find(({ name, start }) => name === "Heel Slides, Lying" && start === 1)!;
  const plans = changeExercise(exercises, { ...slides, start: slides.start + 2, end: slides.end + 2 }, todaysDay);
  const due = (number: number) => programmeDay({ plans, surgery, today }, addDays(surgery, number)).due.length;
  expect([due(1), due(2)]).toEqual([4, 5]);
});
