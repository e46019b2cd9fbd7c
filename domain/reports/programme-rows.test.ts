import { expect, test } from "vitest";
import type { QuestionnairePlan, DosedPlan } from "../schedules/schedule-item.ts";
import { calendarDate as date } from "../values/calendar-date.ts";
import { testId } from "../values/id.arbitrary.ts";
import { howOften, programmeRows } from "./programme-rows.ts";

const walk: DosedPlan = {
  id: testId("walk"),
  area: "exercise",
  start: 1,
  end: 14,
  interval: 1,
  times: 2,
  skipOnSurgeryDate: false,
};
const pain: QuestionnairePlan = {
  id: testId("pain"),
  type: "weekly",
  weekdays: [1, 4],
  days: [],
  start: -3,
  end: 42,
  skipOnSurgeryDate: true,
};

test("how often is the interval with its times, the weekdays of a weekly form, the days of a custom one", () => {
  expect(howOften(walk)).toBe("Every Day, 2 times");
  expect(howOften({ ...walk, times: 1, interval: 3 })).toBe("Three Times Week");
  expect(howOften(pain)).toBe("Mon, Thu");
  expect(howOften({ ...pain, type: "custom", days: [-14, 0, 42] })).toBe("on S-14, S, S+42");
});

test("the programme in force is what holds today and whose window today lies in, with the day it was last done", () => {
  const surgeryDate = date("2026-11-05");
  const running = { validFrom: date("2026-11-01"), validTo: null, surgeryDate };
  const rows = programmeRows(
    [
      { ...walk, ...running, name: "Walk" },
      { ...walk, ...running, name: "Walk, an earlier revision", validTo: date("2026-11-18") },
      { ...walk, ...running, name: "Walk, not begun", start: 15, end: 30 },
      { ...walk, ...running, id: testId("bridge"), name: "Bridge, of today alone", start: 14, end: 14, times: 1 },
      { ...pain, ...running, name: "Pain Check" },
      { ...pain, ...running, name: "Pain Check, over", type: "custom", days: [1, 13] },
    ],
    new Map([[walk.id, { day: date("2026-11-18"), times: 2 }]]),
    date("2026-11-19"),
  );
  expect(rows).toEqual([
    ["Walk", "S+1 to S+14", "Every Day, 2 times", "11/18/2026"],
    ["Bridge, of today alone", "S+14 to S+14", "Every Day", "—"],
    ["Pain Check", "S-3 to S+42", "Mon, Thu", "—"],
  ]);
});

test("a last day with some of its rounds done says how many, by the dose of that day", () => {
  const surgeryDate = date("2026-11-05");
  const [earlier, now] = [
    { ...walk, times: 3, validFrom: date("2026-11-01"), validTo: date("2026-11-18"), surgeryDate, name: "Walk" },
    { ...walk, times: 2, validFrom: date("2026-11-19"), validTo: null, surgeryDate, name: "Walk" },
  ];
  const other = { ...now, id: testId("other"), times: 9, validFrom: date("2026-11-01"), name: "Bridge" };
  const lastDone = (day: string, times: number) =>
    programmeRows([other, earlier, now], new Map([[walk.id, { day: date(day), times }]]), date("2026-11-19"))[1]!.at(
      -1,
    );
  expect(lastDone("2026-11-18", 2)).toBe("11/18/2026, partly done, 2 of 3 rounds");
  expect(lastDone("2026-11-18", 3)).toBe("11/18/2026");
  expect(lastDone("2026-11-19", 1)).toBe("11/19/2026, partly done, 1 of 2 rounds");
  expect(lastDone("2026-11-19", 2)).toBe("11/19/2026");
});
