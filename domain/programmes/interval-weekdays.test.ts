import { expect, test } from "vitest";
import { intervals } from "../schedules/interval.ts";
import { intervalWeekdays } from "./interval-weekdays.ts";

test("an interval shows the weekdays that follow from its start", () => {
  expect(intervals.map((interval) => intervalWeekdays(interval, 4))).toEqual([
    "",
    "Sun Thu",
    "Mon Thu Sat",
    "Sun Tue Thu Fri",
    "Mon Tue Thu Fri Sat",
    "Sun Mon Tue Thu Fri Sat",
    "Thu",
  ]);
});
