import { expect, test } from "vitest";
import { dueItems } from "../schedules/due-days.ts";
import { addDays, calendarDate } from "../values/calendar-date.ts";
import { type Id, readId } from "../values/id.ts";
import { isRefusal } from "../values/refusal.ts";
import { beginProgramme } from "./begin-programme.ts";

const surgeryDate = calendarDate("2026-12-07"); // a Monday
const idOf = (number: number): Id => readId(`${String(number).padStart(8, "0")}-0000-4000-8000-000000000000`);
const [exercise, device, weekly, custom] = [1, 2, 3, 4].map(idOf) as [Id, Id, Id, Id];
const rest = { interval: 1, time: 2, skiponsurgerydate: true, startdate: 1, enddate: 3 } as const;
const form = { formid: idOf(12), skiponsurgerydate: false };
const sent = {
  exercises: [{ ...rest, _id: exercise, exercise: idOf(10), hold: 5, repeat: 10, set: 2 }],
  devices: [{ ...rest, _id: device, deviceid: idOf(11), startdate: -1, enddate: 1 }],
  feedback: [
    { ...form, _id: weekly, scheduletype: "weekly", schedule: [2], startdate: 0, enddate: 9 },
    { ...form, _id: custom, scheduletype: "custom", schedule: [3] },
  ],
};

const begun = () => {
  let count = 100;
  const programme = beginProgramme(sent, {
    surgeryDate,
    today: calendarDate("2026-12-06"),
    newId: () => idOf(++count),
  });
  if (isRefusal(programme)) throw new Error(programme.message);
  return programme;
};

test("B121 B127 B130: a programme that is sent becomes items of the schedule engine, due from today on", () => {
  const items = Object.values(begun()).flatMap((area) => area.items);
  const names = new Map([101, 102, 103, 104].map((number, at) => [idOf(number), "edwc"[at]]));
  const due = (day: number) =>
    dueItems(items, addDays(surgeryDate, day), { holds: [], inactive: [] }).map(({ id }) => names.get(id));
  // S+1 is a Tuesday: the weekly questionnaire's day.
  expect([-2, -1, 0, 1, 2, 3, 4, 8].map(due)).toEqual([[], ["d"], [], ["e", "d", "w"], ["e"], ["e", "c"], [], ["w"]]);
});

test("its rows have ids of our own and what the exercise, device or questionnaire asks for", () => {
  const { exercises } = begun();
  expect(exercises.rows[0]).toEqual({
    ...sent.exercises[0],
    _id: idOf(101),
    regimen: null,
    nextexerciseid: null,
  });
  expect(exercises.items[0]).toMatchObject({
    id: idOf(101),
    start: 1,
    end: 3,
    times: 2,
    sets: 2,
    repeats: 10,
    holdSeconds: 5,
    validFrom: "2026-12-06",
    validTo: null,
    surgeryDate,
  });
});
