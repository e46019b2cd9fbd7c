import { expect, test } from "vitest";
import { dueItems } from "../schedules/due-days.ts";
import { addDays, calendarDate } from "../values/calendar-date.ts";
import { sampleId } from "../values/id.arbitrary.ts";
import { type Programme, programmeItems } from "./programme.ts";

const surgery = calendarDate("2026-12-07"); // a Monday
const rest = { interval: 1, time: 2, skiponsurgerydate: true, startdate: 1, enddate: 3 } as const;
const programme: Programme = {
  exercises: [
    {
      ...rest,
      _id: sampleId("e"),
      exercise: sampleId("x"),
      regimen: null,
      hold: 5,
      repeat: 10,
      set: 2,
      nextexerciseid: null,
    },
  ],
  devices: [{ ...rest, _id: sampleId("d"), deviceid: sampleId("y"), startdate: -1, enddate: 1 }],
  feedback: [
    {
      _id: sampleId("w"),
      formid: sampleId("f"),
      scheduletype: "weekly",
      schedule: [2],
      startdate: 0,
      enddate: 9,
      skiponsurgerydate: false,
    },
    {
      _id: sampleId("c"),
      formid: sampleId("f"),
      scheduletype: "custom",
      schedule: [3],
      startdate: 3,
      enddate: 3,
      skiponsurgerydate: true,
    },
  ],
};

test("B121 B127 B130: a programme becomes items of the schedule engine, due from today on", () => {
  const items = programmeItems(programme, surgery, calendarDate("2026-12-06"));
  const due = (day: number) => dueItems(items, addDays(surgery, day), { holds: [], inactive: [] }).map(({ id }) => id);
  // S+1 is a Tuesday: the weekly questionnaire's day.
  expect([-2, -1, 0, 1, 2, 3, 4, 8].map(due)).toEqual([[], ["d"], [], ["e", "d", "w"], ["e"], ["e", "c"], [], ["w"]]);
  expect(items[0]).toEqual({
    id: "e",
    area: "exercise",
    start: 1,
    end: 3,
    interval: 1,
    times: 2,
    sets: 2,
    repeats: 10,
    holdSeconds: 5,
    skipOnSurgeryDate: true,
    nextId: null,
    validFrom: "2026-12-06",
    validTo: null,
    surgeryDate: surgery,
  });
});
