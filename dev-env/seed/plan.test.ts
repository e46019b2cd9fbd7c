import { isPlannedOn } from "@restride/domain/schedules/due-days.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { addDays, calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { carePlans } from "@restride/server/reference-data/care-plans.ts";
import { carePlan } from "./care-plan.ts";
import { makePlan, movePlan, type Plan } from "./plan.ts";

const surgeryDate = calendarDate("2026-11-20");

const counter = () => {
  let number = 0;
  return () => testId(`item-${++number}`);
};
const planned = (code: string, addedOn = -30, firstKeptDay = -Infinity): Plan =>
  makePlan(carePlan(code), { pace: carePlan(code).pace, addedOn, firstKeptDay, surgeryDate, newId: counter() });

const all = ({ exercises, devices, questionnaires }: Plan) => [...exercises, ...devices, ...questionnaires];
const find = (plan: Plan, code: string, regimen: string) =>
  plan.exercises.find((each) => each.exercise.code === code && each.regimen === regimen)!;

test("nothing is planned for the day of surgery, whatever the plan", () => {
  for (const { code } of carePlans)
    for (const item of all(planned(code)))
      for (const weekday of [0, 1, 2, 3, 4, 5, 6]) expect(isPlannedOn(item, 0, weekday), code).toBe(false);
});

test("what would start before the patient was added starts that day, and what has ended is left out", () => {
  const late = planned("P1", 20);
  expect(
    Math.min(
      ...all(late)
        .filter((item) => !("type" in item && item.type === "custom"))
        .map(({ start }) => start),
    ),
  ).toBe(20);
  expect(late.exercises.some(({ regimen }) => regimen === "R1" || regimen === "R2")).toBe(false);
  expect(all(planned("P1", -30, 60)).every(({ end }) => end >= 60)).toBe(true);
});

test("a gentle pace asks less and starts later, a fast one starts earlier", () => {
  const [gentle, usual, fast] = [planned("P3"), planned("P1"), planned("P2")];
  expect(find(gentle, "E02", "R2")).toMatchObject({ sets: 1, times: 2 });
  expect([gentle, usual, fast].map((plan) => find(plan, "E12", "R3").start)).toEqual([18, 15, 12]);
  expect([gentle, usual, fast].map((plan) => find(plan, "E21", "R4").start)).toEqual([50, 43, 40]);
});

test("chains link items of the plan", () => {
  const plan = planned("P1");
  const ids = new Set(plan.exercises.map(({ id }) => id));
  const links = plan.exercises.filter(({ nextId }) => nextId !== null);
  expect(links).toHaveLength(5);
  expect(links.every(({ nextId }) => ids.has(nextId!))).toBe(true);
});

test("a plan whose surgery was moved has the days before the move on the old date", () => {
  const today = addDays(surgeryDate, -12);
  const moved = movePlan(planned("P1"), { from: surgeryDate, to: addDays(surgeryDate, -3), today }, false);
  const running = moved.exercises.filter(({ regimen }) => regimen === "R1");
  expect(new Set(running.map(({ start, end, validFrom }) => `${start} ${end} ${validFrom}`))).toEqual(
    new Set(["-28 -1 0001-01-01", `-25 2 ${today}`]),
  );
});
