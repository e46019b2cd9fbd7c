import { expect, test } from "vitest";
import type { AnyItem } from "../schedules/schedule-item.ts";
import { calendarDate as date } from "../values/calendar-date.ts";
import { testId } from "../values/id.arbitrary.ts";
import { plannedDay } from "./planned-day.ts";

const valid = { validFrom: date("2026-11-01"), validTo: null, surgeryDate: date("2026-11-05") };
const dosed = (name: string, area: "exercise" | "measurement", times: number): AnyItem => ({
  ...valid,
  id: testId(name),
  area,
  start: 1,
  end: 14,
  interval: 1,
  times,
  skipOnSurgeryDate: false,
});
const questionnaire: AnyItem = {
  ...valid,
  id: testId("f"),
  type: "custom",
  weekdays: [],
  days: [1, 8],
  start: 1,
  end: 8,
  skipOnSurgeryDate: false,
};
const items = [dosed("a", "exercise", 3), dosed("b", "exercise", 2), dosed("c", "measurement", 4), questionnaire];

test("a planned day counts what is due of each area, and the rounds of its exercises alone", () => {
  const free = { holds: [], inactive: [] };
  const day = (of: string, pauses = free) => plannedDay(items, date(of), pauses);
  expect(day("2026-11-13")).toEqual({
    date: "2026-11-13",
    exercises: 2,
    rounds: 5,
    measurements: 1,
    questionnaires: 1,
  });
  expect(day("2026-11-14")).toMatchObject({ exercises: 2, rounds: 5, measurements: 1, questionnaires: 0 });
  expect(day("2026-11-20")).toMatchObject({ exercises: 0, rounds: 0, measurements: 0, questionnaires: 0 });
});
