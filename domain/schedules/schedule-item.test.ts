import { expect, test } from "vitest";
import { addDays, calendarDate as date } from "../values/calendar-date.ts";
import {
  areaOf,
  type QuestionnairePlan,
  type DosedPlan,
  isQuestionnaire,
  isValidOn,
  timesOf,
} from "./schedule-item.ts";
import { testId } from "../values/id.arbitrary.ts";

const rest = { id: testId("i"), start: 1, end: 9, skipOnSurgeryDate: false };
const device: DosedPlan = { ...rest, area: "measurement", interval: 1, times: 3 };
const form: QuestionnairePlan = { ...rest, type: "weekly", weekdays: [1], days: [] };

test("a questionnaire is an area of its own and is answered once; the others say theirs", () => {
  expect([device, form].map(isQuestionnaire)).toEqual([false, true]);
  expect([device, form].map(areaOf)).toEqual(["measurement", "questionnaire"]);
  expect([device, form].map(timesOf)).toEqual([3, 1]);
});

test("a revision holds from its first day to its last, both included, or without end", () => {
  const [from, to] = [date("2026-11-05"), date("2026-11-07")];
  const validityUntil = (validTo: typeof to | null) =>
    [-1, 0, 2, 3].map((days) => isValidOn({ validFrom: from, validTo, surgeryDate: from }, addDays(from, days)));
  expect(validityUntil(to)).toEqual([false, true, true, false]);
  expect(validityUntil(null)).toEqual([false, true, true, true]);
});
